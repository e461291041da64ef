import type { Group } from '../types.ts';

export const diyGarden: Group = {
  category: 'diy-garden',
  delivery: 6,
  closing: [
    'El servicio posventa atiende por teléfono y vende recambios. ~ After-sales help is on the phone and sells spare parts.',
    'Sirve al aficionado y no avergüenza al profesional. ~ It serves the amateur and does not embarrass the professional.',
    'Incluye manual en papel con dibujos y consejos de seguridad. ~ A printed manual with drawings and safety advice is included.',
  ],
  lines: [
    {
      subcategory: 'power-tools',
      shelf: 'Bricolaje > Herramientas eléctricas ~ DIY > Power Tools',
      name: '{type} {brand} {model} {power} ~ {brand} {model} {power} {type}',
      specs:
        'Tipo: {type}; Potencia: {power}; Incluye: {extra} ~ Type: {type}; Power: {power}; Includes: {extra}',
      columns: 'brand model type price power extra',
      about: [
        '{brand} {model} tiene fuerza de sobra y se maneja sin cansar la muñeca. ~ The {brand} {model} has power to spare and is easy on the wrist.',
        'Con {power} trabaja madera, metal y obra ligera. ~ With {power} it works wood, metal and light masonry.',
        'Se entrega con {extra}, para empezar el mismo día. ~ It comes with {extra}, so you can start on the same day.',
      ],
      rows: `
        Herrador | HD 18 | Taladro percutor a batería ~ Cordless Combi Drill | 99 | 18 V | 2 baterías ~ 2 batteries
        Herrador | HI 12 | Atornillador a batería ~ Cordless Screwdriver | 59 | 12 V | 30 puntas ~ 30 bits
        Herrador | HM 800 | Martillo perforador ~ Rotary Hammer Drill | 129 | 800 W | 5 brocas ~ 5 drill bits
        Herrador | HA 115 | Amoladora ~ Angle Grinder | 49 | 850 W | 3 discos ~ 3 discs
        Tornalba | Calo 650 | Sierra de calar ~ Jigsaw Tool | 59 | 650 W | 5 hojas ~ 5 blades
        Tornalba | Circo 1400 | Sierra circular ~ Circular Saw | 89 | 1400 W | guía paralela ~ a parallel guide
        Tornalba | Lija 300 ~ Sand 300 | Lijadora orbital ~ Orbital Sander | 45 | 300 W | 12 lijas ~ 12 sheets
        Tornalba | Multi 300 | Multiherramienta ~ Oscillating Multi-Tool | 69 | 300 W | 20 accesorios ~ 20 accessories
        Herrador | Presión 140 ~ Jet 140 | Hidrolimpiadora ~ Pressure Washer | 149 | 140 bar | 2 lanzas ~ 2 lances`,
    },
    {
      subcategory: 'hand-tools',
      shelf: 'Bricolaje > Herramientas manuales ~ DIY > Hand Tools',
      name: '{type} {brand} {model}, {detail} ~ {brand} {model} {type}, {detail}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Acero: cromo vanadio ~ Type: {type}; Detail: {detail}; Steel: chrome vanadium',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} es de las herramientas que se heredan. ~ The {brand} {model} is one of those tools that get handed down.',
        'El mango no resbala con guantes y el acero mantiene el filo o la forma. ~ The handle does not slip in gloves, and the steel holds its edge or shape.',
        'Se guarda en su funda o maletín, con cada pieza en su hueco. ~ It keeps in its case, each piece in its place.',
      ],
      rows: `
        Herrador | Maletín 108 ~ Case 108 | Juego de herramientas manuales ~ Hand Tool Kit | 89 | 108 piezas ~ 108-piece
        Herrador | Carraca 46 ~ Ratchet 46 | Juego de llaves de vaso ~ Socket Set | 39 | 46 piezas ~ 46-piece
        Tornalba | Punta 12 ~ Tip 12 | Juego de destornilladores ~ Screwdriver Set | 25 | 12 piezas ~ 12-piece
        Tornalba | Carpintero ~ Joiner | Martillo ~ Claw Hammer | 19 | 450 g
        Tornalba | Láser 15 ~ Laser 15 | Nivel láser ~ Laser Level | 59 | 15 m
        Tornalba | Peldaño 5 ~ Step 5 | Escalera de aluminio ~ Step Ladder | 65 | 5 peldaños ~ 5-tread`,
    },
    {
      subcategory: 'garden-tools',
      shelf: 'Jardín > Herramientas de jardín ~ Garden > Garden Tools & Machinery',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs: 'Tipo: {type}; Detalle: {detail} ~ Type: {type}; Detail: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} deja el jardín listo antes de comer. ~ The {brand} {model} has the garden ready before lunch.',
        'Corta, riega o recoge con menos ruido y menos esfuerzo. ~ It cuts, waters or gathers with less noise and less effort.',
        'Limpia con manguera y guarda colgada en la pared. ~ Rinse it with a hose and hang it on the wall.',
      ],
      rows: `
        Huertalia | Césped 40 ~ Lawn 40 | Cortacésped a batería ~ Cordless Lawn Mower | 299 | 40 V, 37 cm
        Huertalia | Robot 500 | Robot cortacésped ~ Robot Lawn Mower | 649 | 500 m2
        Huertalia | Seto 60 ~ Hedge 60 | Cortasetos ~ Hedge Trimmer | 89 | 60 cm
        Huertalia | Hilo 25 ~ String 25 | Desbrozadora ~ Grass Trimmer | 75 | 25 cm
        Huertalia | Viento 3 en 1 ~ Blow 3-in-1 | Soplador de hojas ~ Leaf Blower | 79 | 3000 W
        Huertalia | Poda 8 ~ Prune 8 | Tijeras de podar ~ Pruning Shears | 19 | 20 mm
        Huertalia | Riego 25 ~ Flow 25 | Manguera de jardín ~ Garden Hose | 35 | 25 m
        Huertalia | Gota Auto ~ Auto Drip | Programador de riego ~ Watering Timer | 39 | 2 salidas ~ 2-outlet`,
    },
    {
      subcategory: 'garden-furniture',
      shelf: 'Jardín > Muebles de jardín y terraza ~ Garden > Garden Furniture',
      name: '{type} {brand} {model}, {detail}, {colour} ~ {brand} {model} {type}, {detail}, {colour}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Material: {material} ~ Type: {type}; Detail: {detail}; Material: {material}',
      columns: 'brand model type price detail material',
      options: { colour: 'graphite; natural; white; olive' },
      about: [
        '{brand} {model} alarga las tardes en la terraza. ~ The {brand} {model} makes terrace evenings longer.',
        'Estructura de {material} que no se oxida ni destiñe. ~ Its {material} frame neither rusts nor fades.',
        'Los cojines, si los lleva, son desenfundables y se secan rápido. ~ Any cushions have removable covers and dry quickly.',
      ],
      rows: `
        Patio Claro | Menorca 4 | Conjunto de muebles de jardín ~ Garden Lounge Set | 399 | 4 plazas ~ 4-seat | aluminio ~ aluminium
        Patio Claro | Bistró ~ Bistro | Mesa y sillas de balcón ~ Balcony Bistro Set | 129 | 2 sillas ~ 2 chairs | acero ~ steel
        Patio Claro | Siesta | Tumbona de jardín ~ Sun Lounger | 89 | 5 posiciones ~ 5-position | acacia
        Patio Claro | Toldo 3 ~ Shade 3 | Sombrilla de jardín ~ Garden Parasol | 75 | 3 m | aluminio ~ aluminium
        Patio Claro | Baúl 390 ~ Chest 390 | Arcón de jardín ~ Garden Storage Box | 99 | 390 l | resina ~ resin`,
    },
    {
      subcategory: 'barbecues',
      shelf: 'Jardín > Barbacoas ~ Garden > Barbecues & Outdoor Cooking',
      name: 'Barbacoa {type} {brand} {model} {detail} ~ {brand} {model} {type} Barbecue {detail}',
      specs: 'Combustible: {type}; Parrilla: {detail} ~ Fuel: {type}; Grill: {detail}',
      columns: 'brand model type price detail',
      about: [
        'La barbacoa {brand} {model} alcanza temperatura pronto y la mantiene. ~ The {brand} {model} barbecue heats up soon and stays hot.',
        'Su parrilla de {detail} da de comer a una buena reunión. ~ Its {detail} grill feeds a good gathering.',
        'La bandeja recogegrasas sale de una pieza y la tapa lleva termómetro. ~ The grease tray slides out in one piece, and the lid has a thermometer.',
      ],
      rows: `
        Ascua | Tambor ~ Drum | de carbón ~ Charcoal | 119 | 60 x 40 cm
        Ascua | Esfera 47 ~ Sphere 47 | de carbón ~ Charcoal | 99 | 47 cm
        Ascua | Gas 3 | de gas ~ Gas | 279 | 62 x 42 cm
        Ascua | Gas 4 Plus | de gas ~ Gas | 399 | 75 x 44 cm
        Ascua | Balcón ~ Balcony | eléctrica ~ Electric | 79 | 48 x 28 cm
        Ascua | Pizza 12 | de leña con horno de pizza ~ Pizza Oven | 199 | 33 cm`,
    },
    {
      subcategory: 'paint',
      shelf: 'Bricolaje > Pintura y decoración ~ DIY > Paint & Decorating',
      name: '{type} {brand} {model} {size}, {colour} ~ {brand} {model} {type} {size}, {colour}',
      specs:
        'Tipo: {type}; Contenido: {size}; Acabado: {finish} ~ Type: {type}; Contents: {size}; Finish: {finish}',
      columns: 'brand model type price finish',
      options: { size: '750 ml; 2,5 l ~ 2.5 l @18; 4 l @28', colour: 'white; sage; sand; blue' },
      about: [
        '{brand} {model} cubre bien con dos manos y no salpica. ~ {brand} {model} covers well in two coats and does not spatter.',
        'El acabado {finish} disimula pequeños defectos y se limpia con agua. ~ The {finish} finish hides small flaws and wipes clean with water.',
        'Casi sin olor: se puede dormir en la habitación esa noche. ~ Almost odourless: you can sleep in the room that night.',
      ],
      rows: `
        Cromalia | Interior Lavable ~ Washable Interior | Pintura de pared ~ Wall Paint | 15 | mate ~ matt
        Cromalia | Baños y Cocinas ~ Kitchen & Bath | Pintura antihumedad ~ Moisture-Resistant Paint | 19 | satinado ~ satin
        Cromalia | Madera Viva ~ Living Wood | Barniz para madera ~ Wood Varnish | 17 | natural
        Cromalia | Tiza ~ Chalk | Pintura para muebles ~ Furniture Paint | 16 | tiza ~ chalk`,
    },
  ],
};
