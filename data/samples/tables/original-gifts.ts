import type { Group } from '../types.ts';

export const originalGifts: Group = {
  category: 'original-gifts',
  delivery: 4,
  closing: [
    'Se envuelve en papel kraft con una tarjeta escrita a mano. ~ It is wrapped in kraft paper with a handwritten card.',
    'Un detalle que arranca una sonrisa y además se usa. ~ A present that raises a smile and gets used as well.',
    'Hecho en tiradas cortas por un taller pequeño. ~ Made in short runs by a small workshop.',
  ],
  lines: [
    {
      subcategory: 'gadgets',
      shelf: 'Regalos originales > Gadgets y curiosidades ~ Gifts > Gadgets & Novelties',
      name: 'Gadget {brand} {model}: {type} ~ {brand} {model} {type} Gadget',
      specs: 'Tipo: {type}; Detalle: {detail} ~ Type: {type}; Detail: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} parece un capricho hasta que se usa a diario. ~ The {brand} {model} seems a whim until you use it every day.',
        'Destaca por {detail} y por un diseño que da conversación. ~ It stands out for {detail} and for a design that starts conversations.',
        'Cabe en un bolsillo o en un cajón y no necesita manual. ~ It fits in a pocket or a drawer and needs no manual.',
      ],
      rows: `
        Ocurrencia | Levita ~ Levitate | lámpara levitante ~ Levitating Lamp | 69 | imanes ocultos ~ hidden magnets
        Ocurrencia | Píxel ~ Pixel | marco LED de píxeles ~ LED Pixel Frame | 59 | 256 luces ~ 256 lights
        Ocurrencia | Llavero Eco ~ Echo Key | localizador de llaves ~ Key Finder | 19 | pila de un año ~ a one-year battery
        Ocurrencia | Astro | proyector de estrellas ~ Star Projector | 35 | 12 galaxias ~ 12 galaxies
        Ocurrencia | Café Uno ~ Coffee One | calientatazas USB ~ USB Mug Warmer | 22 | apagado automático ~ auto shut-off
        Ocurrencia | Nube Clima ~ Storm Glass | barómetro de gota ~ Weather Glass | 32 | vidrio soplado ~ hand-blown glass
        Ocurrencia | Navaja 14 ~ Pocket 14 | multiherramienta de bolsillo ~ Pocket Multi-Tool | 29 | 14 funciones ~ 14 functions`,
    },
    {
      subcategory: 'personalised',
      shelf: 'Regalos originales > Personalizados ~ Gifts > Personalised Gifts',
      name: '{type} con nombre {brand} {model}, regalo personalizado ~ {brand} {model} Personalised {type}',
      specs:
        'Tipo: {type}; Material: {material}; Personalización: nombre y fecha ~ Type: {type}; Material: {material}; Personalised with: name and date',
      columns: 'brand model type price material',
      about: [
        '{brand} {model} se graba con el nombre y la fecha que elijas. ~ {brand} {model} is engraved with the name and date you choose.',
        'El {material} admite un grabado fino que no se borra. ~ The {material} takes a fine engraving that does not wear off.',
        'Antes de grabar se envía una vista previa para aprobarla. ~ A preview is sent for approval before engraving.',
      ],
      rows: `
        Tu Nombre ~ Namely | Siempre ~ Always | Llavero ~ Keyring | 15 | acero ~ steel
        Tu Nombre ~ Namely | Mesa ~ Table | Tabla de quesos ~ Cheese Board | 35 | acacia
        Tu Nombre ~ Namely | Cuento ~ Story | Libro infantil ~ Storybook | 29 | papel ~ paper
        Tu Nombre ~ Namely | Manta ~ Snug | Manta ~ Blanket | 39 | forro polar ~ fleece
        Tu Nombre ~ Namely | Estrellas ~ Starfield | Mapa estelar ~ Star Map | 32 | papel mate ~ matt paper
        Tu Nombre ~ Namely | Álbum ~ Album | Álbum de fotos ~ Photo Album | 39 | lino ~ linen`,
    },
    {
      subcategory: 'gift-sets',
      shelf: 'Regalos originales > Lotes y cestas ~ Gifts > Hampers & Gift Sets',
      name: 'Lote de regalo {brand} {model}, {detail} ~ {brand} {model} Gift Set, {detail}',
      specs: 'Contenido: {content}; Piezas: {detail} ~ Contents: {content}; Pieces: {detail}',
      columns: 'brand model price detail content',
      about: [
        'El lote {brand} {model} reúne {content} en una caja que apetece guardar. ~ The {brand} {model} set gathers {content} in a box worth keeping.',
        'Los productos vienen de talleres pequeños con nombre y apellidos. ~ The products come from small makers with names of their own.',
        'Se puede enviar directamente a quien lo recibe, sin precios. ~ It can be sent straight to the recipient, without prices.',
      ],
      rows: `
        Cesta Clara ~ Clear Hamper | Desayuno ~ Breakfast | 39 | 8 piezas ~ 8-piece | café, miel y mermeladas ~ coffee, honey and jams
        Cesta Clara ~ Clear Hamper | Queso y Pan ~ Cheese and Crackers | 45 | 6 piezas ~ 6-piece | quesos, picos y membrillo ~ cheeses, crackers and quince
        Cesta Clara ~ Clear Hamper | Baño Lento ~ Slow Bath | 35 | 5 piezas ~ 5-piece | sales, vela y jabones ~ bath salts, a candle and soaps
        Cesta Clara ~ Clear Hamper | Merienda ~ Teatime | 29 | 5 piezas ~ 5-piece | té, galletas y miel ~ tea, biscuits and honey
        Cesta Clara ~ Clear Hamper | Jardinero ~ Gardener | 42 | 6 piezas ~ 6-piece | semillas, guantes y tijeras ~ seeds, gloves and snips
        Cesta Clara ~ Clear Hamper | Bebé Hola ~ Hello Baby | 49 | 7 piezas ~ 7-piece | manta, body y peluche ~ a blanket, bodysuit and soft toy`,
    },
    {
      subcategory: 'mugs',
      shelf: 'Regalos originales > Tazas y termos ~ Gifts > Mugs & Flasks',
      name: '{type} {brand} {model} {size}, {colour} ~ {brand} {model} {type} {size}, {colour}',
      specs:
        'Tipo: {type}; Capacidad: {size}; Color: {colour} ~ Type: {type}; Capacity: {size}; Colour: {colour}',
      columns: 'brand model type price size',
      options: { colour: 'white; blue; red; sage; black' },
      about: [
        '{brand} {model} guarda {size} de café, té o caldo a buena temperatura. ~ The {brand} {model} holds {size} of coffee, tea or soup at a good temperature.',
        'El asa o la tapa son cómodas y no gotean. ~ Handle and lid are comfortable and do not drip.',
        'Va al lavavajillas y el color no se pierde. ~ It goes in the dishwasher, and the colour stays.',
      ],
      rows: `
        Loza Nova | Lunes ~ Monday | Taza ~ Mug | 12 | 350 ml
        Loza Nova | Gato ~ Cat | Taza ~ Mug | 14 | 330 ml
        Termalia | Ruta 500 ~ Route 500 | Termo ~ Flask | 25 | 500 ml
        Termalia | Ciudad ~ City | Vaso térmico ~ Travel Mug | 22 | 380 ml`,
    },
    {
      subcategory: 'stationery',
      shelf: 'Regalos originales > Papelería ~ Gifts > Stationery',
      name: '{type} {brand} {model}, {detail} ~ {brand} {model} {type}, {detail}',
      specs: 'Tipo: {type}; Detalle: {detail} ~ Type: {type}; Detail: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} devuelve las ganas de escribir a mano. ~ The {brand} {model} brings back the wish to write by hand.',
        'Papel grueso, tinta que no traspasa y cierres que duran. ~ Thick paper, ink that does not bleed and fastenings that last.',
        'El formato {detail} viaja bien en cualquier bolso. ~ The {detail} format travels well in any bag.',
      ],
      rows: `
        Pluma & Lacre | Cosido A5 ~ Stitched A5 | Cuaderno ~ Notebook | 14 | 192 páginas ~ 192 pages
        Pluma & Lacre | Año 2027 ~ Year 2027 | Agenda ~ Diary Planner | 19 | semana vista ~ week to view
        Pluma & Lacre | Trazo F ~ Stroke F | Pluma estilográfica ~ Fountain Pen | 39 | plumín F ~ F nib
        Pluma & Lacre | Acuarela 24 ~ Watercolour 24 | Lápices de colores ~ Colouring Pencils | 22 | 24 colores ~ set of 24
        Pluma & Lacre | Bala ~ Bullet | Rotuladores ~ Brush Pens | 17 | 12 colores ~ set of 12`,
    },
  ],
};
