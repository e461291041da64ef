import type { Group } from '../types.ts';

export const sports: Group = {
  category: 'sports',
  delivery: 5,
  closing: [
    'Vale tanto para empezar como para quien entrena cada semana. ~ It suits beginners as well as those who train every week.',
    'El fabricante vende recambios y no obliga a comprarlo todo de nuevo. ~ The maker sells spares, so you need not buy it all again.',
    'Probado por deportistas aficionados durante una temporada completa. ~ Tried by amateur athletes over a full season.',
  ],
  lines: [
    {
      subcategory: 'fitness',
      shelf: 'Deportes > Fitness y musculación ~ Sports > Gym & Fitness',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs: 'Tipo: {type}; Detalle: {detail}; Uso: doméstico ~ Type: {type}; Detail: {detail}; Use: home',
      columns: 'brand model type price detail',
      about: [
        'Con {brand} {model} se puede entrenar en casa sin ocupar el salón entero. ~ With the {brand} {model} you can train at home without giving up the living room.',
        'La estructura es estable y las partes que se tocan tienen buen agarre. ~ The build is steady, and the parts you touch have good grip.',
        'Se guarda de pie o bajo la cama y se monta en menos de media hora. ~ It stores upright or under the bed and assembles in under half an hour.',
      ],
      rows: `
        Fortalea | Run 12 | Cinta de correr ~ Treadmill | 499 | 12 km/h
        Fortalea | Run 18 Pro | Cinta de correr ~ Treadmill | 849 | 18 km/h
        Fortalea | Spin B7 | Bicicleta de spinning ~ Spin Bike | 329 | volante de 18 kg ~ 18 kg flywheel
        Fortalea | Elíptica 5 ~ Elliptic 5 | Elíptica ~ Cross Trainer | 399 | 16 niveles ~ 16 levels
        Fortalea | Ajusta 24 ~ Adjust 24 | Mancuernas ajustables ~ Adjustable Dumbbells | 179 | 2-24 kg
        Ironell | Hex 2x8 | Mancuernas hexagonales ~ Hex Dumbbells | 49 | 2 x 8 kg
        Ironell | Kettle 12 | Pesa rusa ~ Kettlebell | 39 | 12 kg
        Ironell | Banco 3 ~ Bench 3 | Banco de musculación ~ Weight Bench | 119 | 3 posiciones ~ 3 positions
        Asana Mar | Mat 6 | Esterilla de yoga ~ Yoga Mat | 29 | 6 mm
        Asana Mar | Bandas 5 ~ Bands 5 | Bandas elásticas de fitness ~ Resistance Bands | 19 | 5 niveles ~ set of 5`,
    },
    {
      subcategory: 'cycling',
      shelf: 'Deportes > Bicicletas y ciclismo ~ Sports > Bikes & Cycling',
      name: '{type} {brand} {model} {detail}, {colour} ~ {brand} {model} {detail} {type}, {colour}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Color: {colour} ~ Type: {type}; Detail: {detail}; Colour: {colour}',
      columns: 'brand model type price detail',
      options: { colour: 'black; blue; red; green' },
      about: [
        '{brand} {model} rueda con suavidad y responde cuando el camino se complica. ~ The {brand} {model} runs smoothly and responds when the road gets rough.',
        'Se entrega ajustado en su mayor parte y con las herramientas básicas. ~ It comes mostly adjusted and with the basic tools.',
        'Los componentes son de medida estándar, fáciles de reparar en cualquier taller. ~ The parts are of standard size, easy to repair in any workshop.',
      ],
      rows: `
        Velantia | Sierra 29 | Bicicleta de montaña ~ Mountain Bike | 549 | 29", 12 v ~ 29", 12-speed
        Velantia | Ágora E ~ Agora E | Bicicleta eléctrica urbana ~ Electric City Bike | 1190 | 80 km
        Velantia | Ruta R3 ~ Road R3 | Bicicleta de carretera ~ Road Bike | 899 | carbono y aluminio ~ carbon fork
        Velantia | Junior 20 | Bicicleta infantil ~ Children's Bike | 179 | 20"
        Casquer | Aero V2 | Casco de ciclismo ~ Cycling Helmet | 59 | 54-61 cm
        Velantia | Luz 800 ~ Light 800 | Luces para bicicleta ~ Bike Light Set | 35 | 800 lm
        Velantia | Candado U ~ U-Lock | Candado para bicicleta ~ Bike Lock | 39 | nivel 12 ~ level 12`,
    },
    {
      subcategory: 'running',
      shelf: 'Deportes > Running ~ Sports > Running',
      name: '{type} {brand} {model}, {colour}, talla {size} ~ {brand} {model} {type}, {colour}, size {size}',
      specs: 'Tipo: {type}; Detalle: {detail}; Talla: {size} ~ Type: {type}; Detail: {detail}; Size: {size}',
      columns: 'brand model type price detail',
      options: { size: '40 ~ 6.5; 42 ~ 8; 44 ~ 9.5', colour: 'blue; red; black; green' },
      about: [
        '{brand} {model} acompaña tiradas largas y entrenamientos de ritmo sin molestias. ~ {brand} {model} goes along on long runs and tempo sessions without a bother.',
        'Lo más notable es {detail}, que se agradece a partir del kilómetro diez. ~ Most notable is {detail}, which you will value after the sixth mile.',
        'El tejido transpira, seca pronto y lleva detalles reflectantes. ~ The fabric breathes, dries soon and carries reflective details.',
      ],
      rows: `
        Zancalia | Nube 4 ~ Cloudline 4 | Zapatillas de running ~ Running Shoes | 99 | amortiguación alta ~ high cushioning
        Zancalia | Ritmo ~ Tempo | Zapatillas de running ~ Running Shoes | 129 | espuma reactiva ~ reactive foam
        Zancalia | Risco ~ Crag | Zapatillas de trail running ~ Trail Running Shoes | 109 | suela de tacos ~ lugged sole
        Zancalia | Base | Zapatillas de running ~ Running Shoes | 59 | ligereza ~ low weight`,
    },
    {
      subcategory: 'camping',
      shelf: 'Deportes > Montaña y camping ~ Sports > Outdoor & Camping',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Peso: {weight} ~ Type: {type}; Detail: {detail}; Weight: {weight}',
      columns: 'brand model type price detail weight',
      about: [
        '{brand} {model} está hecho para dormir y comer bien lejos del asfalto. ~ The {brand} {model} is made for sleeping and eating well far from tarmac.',
        'Pesa {weight} y se recoge en una funda que vuelve a cerrar sin pelea. ~ It weighs {weight} and packs into a bag that closes without a fight.',
        'Costuras, cremalleras y varillas están reforzadas donde suele fallar lo barato. ~ Seams, zips and joints are reinforced where cheap kit usually fails.',
      ],
      rows: `
        Refugia | Collado 2 ~ Pass 2 | Tienda de campaña ~ Tent | 129 | 2 personas ~ 2-person | 2,4 kg ~ 2.4 kg
        Refugia | Valle 4 ~ Valley 4 | Tienda de campaña familiar ~ Family Tent | 249 | 4 personas ~ 4-person | 8,9 kg ~ 8.9 kg
        Refugia | Noche 0 ~ Night 0 | Saco de dormir ~ Sleeping Bag | 69 | 0 °C | 1,5 kg ~ 1.5 kg
        Refugia | Aire 7 ~ Air 7 | Colchoneta hinchable de camping ~ Camping Sleeping Mat | 45 | 7 cm | 0,9 kg ~ 0.9 kg
        Cumbra | Trek 2 | Bastones de senderismo ~ Hiking Poles | 39 | 65-135 cm | 0,5 kg ~ 0.5 kg
        Cumbra | Frontal 400 ~ Beam 400 | Linterna frontal ~ Head Torch | 29 | 400 lm | 80 g
        Refugia | Brasa ~ Ember | Hornillo de camping ~ Camping Stove | 35 | 2600 W | 0,4 kg ~ 0.4 kg
        Refugia | Fresca 26 ~ Cool 26 | Nevera portátil de camping ~ Camping Cool Box | 49 | 26 l | 3 kg
        Refugia | Silla Lago ~ Lake Chair | Silla plegable de camping ~ Folding Camping Chair | 35 | 120 kg | 2,9 kg ~ 2.9 kg`,
    },
    {
      subcategory: 'football',
      shelf: 'Deportes > Fútbol ~ Sports > Football',
      name: '{type} {brand} {model} {detail}, {colour} ~ {brand} {model} {detail} {type}, {colour}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Color: {colour} ~ Type: {type}; Detail: {detail}; Colour: {colour}',
      columns: 'brand model type price detail',
      options: { colour: 'white; red; blue; black' },
      about: [
        '{brand} {model} responde igual en césped natural, artificial o en el patio. ~ The {brand} {model} behaves the same on grass, turf or in the yard.',
        'Los materiales soportan lluvia y muchas horas de partido. ~ The materials put up with rain and many hours of play.',
        'Cumple las medidas oficiales para su categoría: {detail}. ~ It meets the official measures for its class: {detail}.',
      ],
      rows: `
        Golazo | Copa 5 ~ Cup 5 | Balón de fútbol ~ Football | 25 | talla 5 ~ size 5
        Golazo | Sala 62 ~ Futsal 62 | Balón de fútbol sala ~ Futsal Ball | 22 | 62 cm
        Golazo | Taco FG ~ Stud FG | Botas de fútbol ~ Football Boots | 59 | talla 42 ~ size 8
        Golazo | Muralla ~ Rampart | Guantes de portero de fútbol ~ Goalkeeper Gloves | 29 | talla 9 ~ size 9`,
    },
    {
      subcategory: 'swimming',
      shelf: 'Deportes > Natación ~ Sports > Swimming',
      name: '{type} {brand} {model}, {colour} ~ {brand} {model} {type}, {colour}',
      specs:
        'Tipo: {type}; Material: {material}; Color: {colour} ~ Type: {type}; Material: {material}; Colour: {colour}',
      columns: 'brand model type price material',
      options: { colour: 'blue; black; teal; pink' },
      about: [
        '{brand} {model} se ajusta bien y deja nadar sin estar pendiente de nada. ~ The {brand} {model} fits well and lets you swim without minding anything else.',
        'El {material} resiste el cloro y seca en pocas horas. ~ The {material} resists chlorine and dries within a few hours.',
        'Sirve para piscina y aguas abiertas, con tallaje pensado para adultos. ~ It serves in pools and open water, with sizing made for adults.',
      ],
      rows: `
        Marina Sur | Lince ~ Lynx | Gafas de natación ~ Swimming Goggles | 19 | silicona ~ silicone
        Marina Sur | Carril ~ Lane | Bañador de natación ~ Swimsuit | 35 | poliéster PBT ~ PBT polyester
        Marina Sur | Gorro Duo ~ Duo Cap | Gorro de natación ~ Swimming Cap | 12 | silicona ~ silicone
        Marina Sur | Aleta 3 ~ Fin 3 | Aletas de natación ~ Swim Fins | 29 | caucho ~ rubber`,
    },
    {
      subcategory: 'scooters',
      shelf: 'Deportes > Patinetes y patines ~ Sports > Scooters & Skating',
      name: '{type} {brand} {model} {detail}, {colour} ~ {brand} {model} {detail} {type}, {colour}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Carga máxima: 100 kg ~ Type: {type}; Detail: {detail}; Maximum load: 100 kg',
      columns: 'brand model type price detail',
      options: { colour: 'black; teal; red; white' },
      about: [
        '{brand} {model} resuelve los trayectos cortos con una sonrisa. ~ The {brand} {model} makes short trips something to smile about.',
        'Frena con progresión y se pliega o se transporta con una mano. ~ It brakes progressively and folds or carries with one hand.',
        'Dato clave: {detail}; las ruedas absorben bien las juntas de la acera. ~ Key figure: {detail}; the wheels take pavement joints in their stride.',
      ],
      rows: `
        Rodaire | Metro S | Patinete eléctrico ~ Electric Scooter | 329 | 25 km
        Rodaire | Metro Max | Patinete eléctrico ~ Electric Scooter | 499 | 45 km
        Rodaire | Peque 3 ~ Mini 3 | Patinete infantil ~ Children's Scooter | 49 | 3 ruedas ~ 3-wheel
        Rodaire | Línea 80 ~ Inline 80 | Patines en línea ~ Inline Skates | 79 | 80 mm
        Rodaire | Calle 31 ~ Street 31 | Monopatín ~ Skateboard | 55 | 31"`,
    },
  ],
};
