import type { Group } from '../types.ts';

export const toysGames: Group = {
  category: 'toys-games',
  delivery: 4,
  secondHand: true,
  closing: [
    'Cumple las normas europeas de seguridad y trae instrucciones ilustradas. ~ It meets the safety standards for toys and brings illustrated instructions.',
    'Un regalo que se abre y se usa el mismo día. ~ A present to open and use on the same day.',
    'El embalaje es de papel y las piezas se pueden pedir sueltas. ~ The packaging is paper, and single pieces can be ordered.',
  ],
  lines: [
    {
      subcategory: 'building-sets',
      shelf: 'Juguetes > Construcción ~ Toys > Construction Toys',
      name: 'Juego de construcción {brand} {model}, {pieces} piezas ~ {brand} {model} Building Set, {pieces} pieces',
      specs:
        'Piezas: {pieces}; Edad: {years}; Material: {material} ~ Pieces: {pieces}; Age: {years}; Material: {material}',
      columns: 'brand model price pieces years material',
      about: [
        'Con {pieces} piezas, {brand} {model} da para una tarde larga y muchas versiones propias. ~ With {pieces} pieces, {brand} {model} is good for a long afternoon and many versions of your own.',
        'Las instrucciones avanzan paso a paso para edades de {years}. ~ The instructions go step by step for ages {years}.',
        'Encaja con otras cajas de la marca y se desmonta sin forzar. ~ It fits with other boxes of the brand and comes apart without force.',
      ],
      rows: `
        Bloquel | Castillo del Lago ~ Lake Castle | 59 | 840 | 8-14 | plástico ~ plastic
        Bloquel | Estación Lunar ~ Moon Station | 79 | 1120 | 9-16 | plástico ~ plastic
        Bloquel | Granja ~ Farmyard | 29 | 260 | 4-8 | plástico ~ plastic
        Bloquel | Coche de Rally ~ Rally Car | 39 | 410 | 8-14 | plástico ~ plastic
        Bloquel | Ciudad Pequeña ~ Little Town | 45 | 520 | 6-12 | plástico ~ plastic
        Imanela | Cúpula ~ Dome | 49 | 60 | 3-8 | plástico con imanes ~ magnetic plastic
        Imanela | Canicas ~ Marble Run | 65 | 92 | 4-10 | plástico con imanes ~ magnetic plastic
        Nogalín | Tablillas ~ Planks | 35 | 200 | 5-99 | pino ~ pine`,
    },
    {
      subcategory: 'board-games',
      shelf: 'Juguetes > Juegos de mesa y puzzles ~ Toys > Board Games & Puzzles',
      name: '{type} {brand} {model} ({detail}) ~ {brand} {model} {type} ({detail})',
      specs: 'Tipo: {type}; Detalle: {detail}; Edad: {years} ~ Type: {type}; Detail: {detail}; Age: {years}',
      columns: 'brand model type price detail years',
      about: [
        '{brand} {model} reúne a la mesa a pequeños y mayores sin mirar el reloj. ~ {brand} {model} brings young and old to the table without watching the clock.',
        'Las reglas se explican en cinco minutos y cada partida es distinta. ~ It takes five minutes to explain, and no two sessions are alike.',
        'Cartón grueso, tintas mates y una caja en la que todo tiene su sitio. ~ Thick board, matt inks and a box in which everything has its place.',
      ],
      rows: `
        Dado & Co | Puerto de Sal ~ Port of Salt | Juego de mesa ~ Board Game | 39 | 2-4 jugadores ~ 2-4 players | 10+
        Dado & Co | El Faro Perdido ~ The Lost Lighthouse | Juego de mesa cooperativo ~ Co-operative Board Game | 35 | 1-5 jugadores ~ 1-5 players | 8+
        Dado & Co | Palabreando ~ Wordwise | Juego de mesa de palabras ~ Word Board Game | 25 | 2-8 jugadores ~ 2-8 players | 12+
        Dado & Co | Zorros ~ Foxes | Juego de cartas ~ Card Game | 15 | 2-6 jugadores ~ 2-6 players | 7+
        Piezara | Tejados ~ Rooftops | Puzle ~ Jigsaw Puzzle | 17 | 1000 piezas ~ 1000 pieces | 12+
        Piezara | Arrecife ~ Coral Reef | Puzle ~ Jigsaw Puzzle | 19 | 1500 piezas ~ 1500 pieces | 12+
        Piezara | Dinosaurios ~ Dinosaurs | Puzle infantil ~ Children's Jigsaw Puzzle | 12 | 100 piezas ~ 100 pieces | 5+
        Nogalín | Maestro ~ Master | Ajedrez de madera ~ Wooden Chess Set | 45 | 40 x 40 cm | 6+`,
    },
    {
      subcategory: 'dolls',
      shelf: 'Juguetes > Muñecas y peluches ~ Toys > Dolls & Soft Toys',
      name: '{type} {brand} {model} {size} ~ {brand} {model} {type} {size}',
      specs: 'Tipo: {type}; Altura: {size}; Edad: {years} ~ Type: {type}; Height: {size}; Age: {years}',
      columns: 'brand model type price size years',
      about: [
        '{brand} {model} invita a inventar historias y a llevársela a todas partes. ~ {brand} {model} invites stories and asks to be taken everywhere.',
        'Mide {size}, es suave y no tiene piezas que se suelten. ~ It measures {size}, is soft and has no loose parts.',
        'Se lava a mano o a treinta grados y sale como nueva. ~ It washes by hand or at thirty degrees and comes out like new.',
      ],
      rows: `
        Mimolín | Oso Bruno ~ Bruno Bear | Peluche ~ Soft Toy | 22 | 35 cm | 0+
        Mimolín | Coneja Lila ~ Lila Bunny | Peluche ~ Soft Toy | 19 | 28 cm | 0+
        Mimolín | Ballena Gris ~ Grey Whale | Peluche ~ Soft Toy | 29 | 60 cm | 1+
        Clarabel | Marta ~ Martha | Muñeca ~ Doll | 35 | 40 cm | 3+
        Clarabel | Bebé Sueños ~ Baby Dreams | Muñeca bebé ~ Baby Doll | 39 | 36 cm | 3+
        Clarabel | Casa Jardín ~ Garden House | Casa de muñecas ~ Doll's House | 89 | 70 cm | 3+`,
    },
    {
      subcategory: 'outdoor-toys',
      shelf: 'Juguetes > Aire libre ~ Toys > Outdoor Toys',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs: 'Tipo: {type}; Medidas: {detail}; Edad: {years} ~ Type: {type}; Size: {detail}; Age: {years}',
      columns: 'brand model type price detail years',
      about: [
        '{brand} {model} saca a los niños al jardín y los mantiene en movimiento. ~ The {brand} {model} gets children into the garden and keeps them moving.',
        'Los materiales aguantan el sol y la lluvia, y los cantos están redondeados. ~ The materials stand up to sun and rain, and edges are rounded.',
        'Se monta entre dos personas en una tarde y se guarda en invierno. ~ Two people can put it up in an afternoon and store it for the winter.',
      ],
      rows: `
        Jardilín | Trampolín Salta 244 ~ Bounce 244 | Cama elástica ~ Trampoline | 199 | 244 cm | 6+
        Jardilín | Columpio Dúo ~ Duo Swing | Columpio ~ Swing Set | 139 | 2 plazas ~ 2-seat | 3+
        Jardilín | Onda ~ Wavy | Tobogán ~ Slide | 89 | 180 cm | 3+
        Jardilín | Cabaña ~ Cottage | Casita infantil de exterior ~ Outdoor Playhouse | 179 | 120 x 100 cm | 2+
        Jardilín | Arenero ~ Sandy | Arenero ~ Sandpit | 59 | 110 cm | 2+`,
    },
    {
      subcategory: 'toy-vehicles',
      shelf: 'Juguetes > Vehículos y radiocontrol ~ Toys > Vehicles & Radio Control',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs: 'Tipo: {type}; Detalle: {detail}; Edad: {years} ~ Type: {type}; Detail: {detail}; Age: {years}',
      columns: 'brand model type price detail years',
      about: [
        '{brand} {model} corre, choca y vuelve a salir entero. ~ The {brand} {model} races, crashes and comes out in one piece.',
        'Los mandos son sencillos para manos pequeñas y las ruedas no marcan el suelo. ~ The controls are simple for small hands, and the wheels leave no marks.',
        'Trae lo necesario para empezar a jugar al abrir la caja. ~ It brings what you need to start playing as soon as the box is open.',
      ],
      rows: `
        Rapidín | Dune RC | Coche radiocontrol ~ Remote Control Car | 45 | 1:16 | 6+
        Rapidín | Monster RC | Coche radiocontrol ~ Remote Control Car | 69 | 1:12 | 8+
        Rapidín | Circuito Loop ~ Loop Track | Pista de coches ~ Car Race Track | 39 | 4,2 m ~ 4.2 m | 4+
        Rapidín | Expreso ~ Express | Tren eléctrico de juguete ~ Toy Train Set | 55 | 38 piezas ~ 38-piece | 3+
        Altair Toys | Mosca ~ Midge | Minidrón ~ Mini Drone | 39 | 12 min | 8+
        Altair Toys | Halcón 4K ~ Falcon 4K | Dron con cámara ~ Camera Drone | 199 | 30 min | 14+
        Nogalín | Grúa ~ Crane | Camión de juguete ~ Toy Truck | 25 | madera ~ wooden | 2+`,
    },
    {
      subcategory: 'video-games',
      shelf: 'Gaming > Videojuegos ~ Gaming > Video Games',
      name: 'Videojuego {model} para {platform} ~ {model} Video Game for {platform}',
      specs:
        'Plataforma: {platform}; Género: {genre}; Edad: {years} ~ Platform: {platform}; Genre: {genre}; Age: {years}',
      columns: 'brand model price genre years',
      options: { platform: 'Arkade One; Arkade Pocket; PC @-5' },
      about: [
        '{model} es un título de {genre} con un mundo que apetece recorrer despacio. ~ {model} is a {genre} title with a world worth exploring slowly.',
        'La historia dura unas veinte horas y los ajustes de dificultad son generosos. ~ The story lasts some twenty hours, and the difficulty settings are generous.',
        'Los textos y el menú están en varios idiomas, y se puede jugar sin conexión. ~ Text and menus come in several languages, and it can be played offline.',
      ],
      rows: `
        Faro Rojo | Ecos de Ámbar ~ Echoes of Amber | 59 | aventura ~ adventure | 12
        Faro Rojo | Ecos de Ámbar II ~ Echoes of Amber II | 69 | aventura ~ adventure | 12
        Pixelada | Huerta Feliz ~ Happy Acre | 35 | simulación ~ simulation | 3
        Pixelada | Liga Total 27 ~ Total League 27 | 65 | deportes ~ sports | 3
        Kobold Works | Acero y Ceniza ~ Steel and Ash | 69 | rol ~ role-playing | 16
        Kobold Works | Deriva ~ Drift Line | 45 | carreras ~ racing | 7`,
    },
  ],
};
