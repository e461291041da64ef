import type { Group } from '../types.ts';

export const babies: Group = {
  category: 'babies',
  delivery: 5,
  closing: [
    'Pensado con matronas y familias, y probado según la norma europea. ~ Planned with midwives and families, and tested to the current standard.',
    'Los tejidos se desmontan y se lavan a treinta grados. ~ Fabrics come off and wash at thirty degrees.',
    'Crece con el bebé, así que se aprovecha más tiempo. ~ It grows with your baby, so you use it for longer.',
  ],
  lines: [
    {
      subcategory: 'pushchairs',
      shelf: 'Bebé > Paseo ~ Baby > Prams & Pushchairs',
      name: '{type} {brand} {model}, {colour} ~ {brand} {model} {type}, {colour}',
      specs: 'Tipo: {type}; Peso: {weight}; Hasta: {limit} ~ Type: {type}; Weight: {weight}; Up to: {limit}',
      columns: 'brand model type price weight limit',
      options: { colour: 'graphite; navy; sage; sand' },
      about: [
        '{brand} {model} se empuja con una mano y gira en pasillos estrechos. ~ The {brand} {model} pushes with one hand and turns in narrow aisles.',
        'Pesa {weight}, se pliega en un gesto y queda de pie sola. ~ It weighs {weight}, folds in one movement and stands on its own.',
        'La capota protege del sol y el respaldo se reclina hasta quedar plano. ~ The hood shades from the sun, and the seat reclines flat.',
      ],
      rows: `
        Cunabel | Paseo Uno ~ Stroll One | Silla de paseo ~ Pushchair | 199 | 6,5 kg ~ 6.5 kg | 22 kg
        Cunabel | Trío Alma ~ Alma Trio | Carrito de bebé 3 piezas ~ 3-in-1 Travel System Pram | 549 | 12 kg | 22 kg
        Cunabel | Gemela ~ Twin | Carrito gemelar ~ Double Pushchair | 459 | 11,5 kg ~ 11.5 kg | 2 x 15 kg
        Little Wren | Fly | Silla de paseo ligera ~ Lightweight Pushchair | 129 | 5,2 kg ~ 5.2 kg | 18 kg`,
    },
    {
      subcategory: 'car-seats',
      shelf: 'Bebé > Sillas de coche ~ Baby > Car Seats',
      name: 'Silla de coche {brand} {model} {group}, {colour} ~ {brand} {model} Car Seat {group}, {colour}',
      specs: 'Altura: {group}; Fijación: {fix}; Norma: R129 ~ Height: {group}; Fixing: {fix}; Standard: R129',
      columns: 'brand model price group fix',
      options: { colour: 'black; grey; blue; red' },
      about: [
        'La silla de coche {brand} {model} cubre de {group} con ajuste sencillo. ~ The {brand} {model} car seat covers {group} with simple adjustment.',
        'Se fija con {fix} y un indicador verde confirma que está bien puesta. ~ It is fixed with {fix}, and a green indicator confirms that it is right.',
        'El reposacabezas y el arnés suben a la vez, sin desmontar nada. ~ Headrest and harness rise together without taking anything apart.',
      ],
      rows: `
        Cunabel | Segura 360 ~ Safe 360 | 249 | 40-105 cm | Isofix
        Cunabel | Nido I ~ Nest I | 149 | 40-87 cm | Isofix
        Little Wren | Booster Plus | 99 | 100-150 cm | cinturón ~ seat belt
        Little Wren | Grow | 189 | 76-150 cm | Isofix`,
    },
    {
      subcategory: 'baby-feeding',
      shelf: 'Bebé > Alimentación ~ Baby > Feeding',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs: 'Tipo: {type}; Detalle: {detail}; Sin BPA: sí ~ Type: {type}; Detail: {detail}; BPA free: yes',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} hace más tranquilas las comidas de los primeros años. ~ The {brand} {model} makes the meals of the first years calmer.',
        'Se limpia bien en todos los rincones y soporta el esterilizador. ~ It cleans well in every corner and takes the steriliser.',
        'No gotea en la bolsa y se maneja con una sola mano. ~ It does not leak in the bag and can be used one-handed.',
      ],
      rows: `
        Papilla & Sol | Calma 240 ~ Calm 240 | Biberones (pack de 3) ~ Baby Bottles (pack of 3) | 22 | 240 ml
        Papilla & Sol | Vapor 6 ~ Steam 6 | Esterilizador de biberones ~ Bottle Steriliser | 45 | 6 biberones ~ 6-bottle
        Papilla & Sol | Extra Dúo ~ Express Duo | Sacaleches eléctrico ~ Electric Breast Pump | 99 | 9 niveles ~ 9-level
        Cunabel | Mesa ~ Table | Trona ~ Highchair | 89 | 6-36 meses ~ 6-36 months
        Papilla & Sol | Ventosa ~ Suction | Vajilla infantil de silicona ~ Silicone Weaning Set | 25 | 5 piezas ~ 5-piece
        Papilla & Sol | Puré ~ Purée | Robot de cocina para bebé ~ Baby Food Maker | 79 | 800 ml`,
    },
    {
      subcategory: 'nursery',
      shelf: 'Bebé > Habitación y descanso ~ Baby > Nursery & Sleep',
      name: '{type} {brand} {model} {detail}, {colour} ~ {brand} {model} {detail} {type}, {colour}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Color: {colour} ~ Type: {type}; Detail: {detail}; Colour: {colour}',
      columns: 'brand model type price detail',
      options: { colour: 'white; oak; grey' },
      each: 1,
      about: [
        '{brand} {model} crea un rincón seguro y sereno para dormir. ~ The {brand} {model} makes a safe and quiet corner for sleep.',
        'Las pinturas son al agua y los cantos están redondeados. ~ Paints are water-based and edges are rounded.',
        'Se monta con la llave incluida y acompaña hasta los tres años. ~ It assembles with the key supplied and serves until the age of three.',
      ],
      rows: `
        Cunabel | Luna 60 | Cuna ~ Cot | 159 | 60 x 120 cm
        Cunabel | Junto ~ Beside | Minicuna colecho ~ Bedside Crib | 129 | 50 x 83 cm
        Little Wren | Nap | Cuna de viaje ~ Travel Cot | 69 | 60 x 120 cm
        Cunabel | Cambio ~ Change | Cambiador con cajones ~ Baby Changing Unit | 149 | 3 cajones ~ 3-drawer
        Domia | Nana 2 | Vigilabebés con cámara ~ Video Baby Monitor | 119 | 5"
        Little Wren | Starry | Proyector de luz nocturna para bebé ~ Baby Night Light Projector | 29 | 20 nanas ~ 20-tune`,
    },
    {
      subcategory: 'baby-toys',
      shelf: 'Bebé > Juguetes de bebé ~ Baby > Baby & Toddler Toys',
      name: '{type} {brand} {model}, {years} ~ {brand} {model} {type}, {years}',
      specs:
        'Tipo: {type}; Edad: {years}; Material: {material} ~ Type: {type}; Age: {years}; Material: {material}',
      columns: 'brand model type price years material',
      about: [
        '{brand} {model} estimula vista, oído y manos con estímulos sencillos. ~ The {brand} {model} wakes sight, hearing and hands with simple things.',
        'Hecho de {material}, sin piezas pequeñas ni bordes duros. ~ Made of {material}, without small parts or hard edges.',
        'Acompaña desde {years} y cambia de uso cuando el bebé crece. ~ It serves from {years} on and finds new uses as the baby grows.',
      ],
      rows: `
        Mimolín | Bosque ~ Woodland | Gimnasio de actividades para bebé ~ Baby Play Gym | 49 | 0 meses ~ 0 months | algodón ~ cotton
        Mimolín | Sonajín ~ Rattly | Sonajero de bebé ~ Baby Rattle | 12 | 3 meses ~ 3 months | madera ~ wood
        Nogalín | Apilable ~ Stacker | Juguete apilable de bebé ~ Baby Stacking Toy | 19 | 6 meses ~ 6 months | madera ~ wood
        Nogalín | Andarín ~ Stepper | Andador correpasillos ~ Baby Walker | 65 | 10 meses ~ 10 months | madera ~ wood
        Mimolín | Muerdelín ~ Chewy | Mordedor de bebé ~ Baby Teether | 11 | 3 meses ~ 3 months | caucho natural ~ natural rubber`,
    },
    {
      subcategory: 'nappies',
      shelf: 'Bebé > Pañales e higiene ~ Baby > Nappies, Changing & Bath',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {type}, {detail}',
      specs: 'Tipo: {type}; Formato: {detail} ~ Type: {type}; Format: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} cuida la piel delicada desde el primer día. ~ {brand} {model} looks after delicate skin from the first day.',
        'El formato {detail} sale a cuenta y ocupa poco en el armario. ~ The {detail} size is good value and takes little room in the cupboard.',
        'Sin perfume y con materiales certificados, también para piel atópica. ~ Fragrance-free and of certified materials, fit for eczema-prone skin too.',
      ],
      rows: `
        Nubelín | Noche T3 ~ Night Size 3 | Pañales ~ Nappies | 25 | 96 unidades ~ pack of 96
        Nubelín | Noche T4 ~ Night Size 4 | Pañales ~ Nappies | 25 | 84 unidades ~ pack of 84
        Nubelín | Noche T5 ~ Night Size 5 | Pañales ~ Nappies | 26 | 74 unidades ~ pack of 74
        Nubelín | Agua 99 ~ Water 99 | Toallitas para bebé ~ Baby Wipes | 19 | 12 x 60
        Nubelín | Espuma ~ Foam | Gel de baño para bebé ~ Baby Wash | 9 | 500 ml
        Cunabel | Ola ~ Ripple | Bañera de bebé ~ Baby Bath | 39 | plegable ~ folding`,
    },
  ],
};
