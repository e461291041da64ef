import type { Group } from '../types.ts';

export const luggage: Group = {
  category: 'luggage',
  delivery: 5,
  closing: [
    'Cinco años de garantía frente a roturas de uso normal. ~ A five-year warranty against breakage in normal use.',
    'Las ruedas y los tiradores se cambian sin herramientas raras. ~ Wheels and handles can be replaced without odd tools.',
    'Interior con forro claro, bolsillos de malla y correas. ~ Inside there is a light lining, mesh pockets and straps.',
  ],
  lines: [
    {
      subcategory: 'cabin-luggage',
      shelf: 'Equipaje > Maletas de cabina ~ Luggage > Cabin Bags',
      name: 'Maleta de cabina {brand} {model} {volume}, {colour} ~ {brand} {model} Cabin Suitcase {volume}, {colour}',
      specs:
        'Medidas: 55 x 40 x 20 cm; Volumen: {volume}; Peso: {weight}; Material: {material} ~ Size: 55 x 40 x 20 cm; Volume: {volume}; Weight: {weight}; Material: {material}',
      columns: 'brand model price volume weight material',
      options: { colour: 'graphite; blue; red; sage; silver' },
      about: [
        'La maleta de cabina {brand} {model} cumple la medida de casi todas las aerolíneas. ~ The {brand} {model} cabin case meets the size of nearly all airlines.',
        'Pesa {weight} y ofrece {volume} bien repartidos. ~ It weighs {weight} and offers {volume}, well laid out.',
        'La carcasa de {material} absorbe golpes y las ruedas giran en silencio. ~ The {material} shell absorbs knocks, and the wheels turn quietly.',
      ],
      rows: `
        Trotamar | Aire 55 ~ Air 55 | 79 | 38 l | 2,3 kg ~ 2.3 kg | polipropileno ~ polypropylene
        Trotamar | Óptima USB ~ Optima USB | 99 | 40 l | 2,8 kg ~ 2.8 kg | ABS
        Kestrel & Pine | Fieldcase | 149 | 36 l | 2,9 kg ~ 2.9 kg | policarbonato ~ polycarbonate
        Trotamar | Blanda ~ Softside | 59 | 42 l | 2,1 kg ~ 2.1 kg | poliéster ~ polyester`,
    },
    {
      subcategory: 'suitcases',
      shelf: 'Equipaje > Maletas medianas y grandes ~ Luggage > Suitcases',
      name: 'Maleta {size} {brand} {model}, {colour} ~ {brand} {model} Suitcase {size}, {colour}',
      specs:
        'Tamaño: {size}; Cierre: {lock}; Material: {material} ~ Size: {size}; Lock: {lock}; Material: {material}',
      columns: 'brand model price lock material',
      options: {
        size: 'mediana 67 cm ~ medium 67 cm; grande 77 cm ~ large 77 cm @30',
        colour: 'navy; graphite; orange; sage',
      },
      about: [
        'La maleta {brand} {model} aguanta cintas, maleteros y adoquines. ~ The {brand} {model} suitcase copes with belts, car boots and cobbles.',
        'Cierre {lock} y carcasa de {material} que vuelve a su forma. ~ It has a {lock} lock and a {material} shell that springs back.',
        'El tirador sube firme a dos alturas y no baila al andar. ~ The handle rises firmly to two heights and does not rattle.',
      ],
      rows: `
        Trotamar | Aire | 109 | TSA | polipropileno ~ polypropylene
        Trotamar | Óptima ~ Optima | 129 | TSA | ABS
        Trotamar | Blanda XL ~ Softside XL | 89 | candado ~ padlock | poliéster ~ polyester
        Kestrel & Pine | Longhaul | 199 | TSA | policarbonato ~ polycarbonate`,
    },
    {
      subcategory: 'backpacks',
      shelf: 'Equipaje > Mochilas ~ Luggage > Backpacks & Rucksacks',
      name: 'Mochila {type} {brand} {model} {volume}, {colour} ~ {brand} {model} {type} Backpack {volume}, {colour}',
      specs:
        'Uso: {type}; Volumen: {volume}; Tejido: {material} ~ Use: {type}; Volume: {volume}; Fabric: {material}',
      columns: 'brand model type price volume material',
      options: { colour: 'black; teal; red; olive' },
      about: [
        'La mochila {brand} {model} reparte el peso y no se clava en los hombros. ~ The {brand} {model} backpack spreads the weight and does not dig into your shoulders.',
        'Con {volume} y bolsillos bien situados, todo queda a mano. ~ With {volume} and well-placed pockets, everything is within reach.',
        'El {material} repele la lluvia y las cremalleras corren suaves. ~ The {material} sheds rain, and the zips run smoothly.',
      ],
      rows: `
        Trotamar | Urbana 20 ~ Urban 20 | de ciudad ~ City | 45 | 20 l | poliéster reciclado ~ recycled polyester
        Cumbra | Senda 35 ~ Path 35 | de senderismo ~ Hiking | 79 | 35 l | nailon ripstop ~ ripstop nylon
        Cumbra | Gran Ruta 60 ~ Long Trail 60 | de trekking ~ Trekking | 129 | 60 l | nailon ripstop ~ ripstop nylon
        Trotamar | Vuelo 40 ~ Flight 40 | de viaje ~ Travel | 69 | 40 l | poliéster reciclado ~ recycled polyester
        Pequerol | Cole ~ Schoolday | escolar ~ School | 29 | 18 l | poliéster ~ polyester`,
    },
    {
      subcategory: 'laptop-bags',
      shelf: 'Equipaje > Maletines y fundas de portátil ~ Luggage > Laptop Bags & Sleeves',
      name: '{type} para portátil {brand} {model} {size}, {colour} ~ {brand} {model} Laptop {type} {size}, {colour}',
      specs:
        'Tipo: {type}; Para: {size}; Material: {material} ~ Type: {type}; Fits: {size}; Material: {material}',
      columns: 'brand model type price material',
      options: { size: '14"; 15,6" ~ 15.6" @4', colour: 'graphite; camel; navy' },
      about: [
        '{brand} {model} protege un portátil de {size} con espuma en todo el contorno. ~ The {brand} {model} protects a {size} laptop with foam all round.',
        'Fabricado en {material}, mantiene un aspecto serio en la oficina. ~ Made of {material}, it looks serious at the office.',
        'Tiene sitio para cargador, libreta y teléfono. ~ It has room for charger, notebook and phone.',
      ],
      rows: `
        Norvik | Sleeve | Funda ~ Sleeve | 22 | neopreno ~ neoprene
        Trotamar | Oficio ~ Office | Maletín ~ Briefcase | 49 | poliéster ~ polyester
        Bramwell | Chancery | Maletín ~ Briefcase | 139 | piel ~ leather
        Trotamar | Mensajero ~ Courier | Bandolera ~ Messenger Bag | 39 | lona ~ canvas`,
    },
    {
      subcategory: 'travel-accessories',
      shelf: 'Equipaje > Accesorios de viaje ~ Luggage > Travel Accessories',
      name: '{type} {brand} {model}, {detail} ~ {brand} {model} {type}, {detail}',
      specs: 'Tipo: {type}; Detalle: {detail} ~ Type: {type}; Detail: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} hace más cómodo cualquier viaje, largo o corto. ~ The {brand} {model} makes any trip more comfortable, long or short.',
        'Pesa poco, se guarda plano y se lava con facilidad. ~ It weighs little, packs flat and washes easily.',
        'Detalle que se agradece: {detail}. ~ A welcome detail: {detail}.',
      ],
      rows: `
        Trotamar | Nuca ~ Nape | Almohada de viaje ~ Travel Pillow | 25 | viscoelástica ~ memory foam
        Trotamar | Cubos 6 ~ Cubes 6 | Organizadores de maleta para viaje ~ Packing Cubes | 22 | 6 piezas ~ set of 6
        Trotamar | Neceser ~ Washbag | Neceser de viaje ~ Travel Wash Bag | 19 | con gancho ~ hanging hook
        Cargalia | Mundo ~ World | Adaptador de enchufe de viaje ~ Travel Plug Adapter | 29 | 150 países ~ 150 countries
        Trotamar | Peso 50 ~ Scale 50 | Báscula de equipaje ~ Luggage Scale | 14 | 50 kg`,
    },
  ],
};
