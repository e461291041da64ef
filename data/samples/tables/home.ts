import type { Group } from '../types.ts';

export const home: Group = {
  category: 'home',
  delivery: 5,
  closing: [
    'Hecho para usarse a diario y durar años, no una temporada. ~ Made to be used every day and to last for years, not for a season.',
    'Combina con casi todo y se repone por piezas sueltas. ~ It goes with almost everything, and single pieces can be replaced.',
    'Llega en embalaje reforzado de cartón reciclado. ~ It arrives in strengthened packaging of recycled cardboard.',
  ],
  lines: [
    {
      subcategory: 'kitchenware',
      shelf: 'Hogar > Menaje y utensilios de cocina ~ Home > Cookware & Kitchenware',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs:
        'Tipo: {type}; Medida: {detail}; Material: {material} ~ Type: {type}; Size: {detail}; Material: {material}',
      columns: 'brand model type price detail material',
      about: [
        '{brand} {model} reparte el calor y el trabajo: se nota en cada plato. ~ The {brand} {model} spreads both heat and work evenly: you notice it in every dish.',
        'El material es {material} y se mantiene como nuevo con un lavado corriente. ~ The material is {material} and stays like new with ordinary washing.',
        'Sirve en vitrocerámica, inducción o mesa según la pieza, y se guarda sin ocupar de más. ~ It suits hob, induction or table according to the piece, and stores away neatly.',
      ],
      rows: `
        Menajia | Forja 28 ~ Forge 28 | Sartén ~ Frying Pan | 29 | 28 cm | aluminio forjado ~ forged aluminium
        Menajia | Forja Trío ~ Forge Trio | Juego de sartenes ~ Frying Pan Set | 59 | 20/24/28 cm | aluminio forjado ~ forged aluminium
        Menajia | Guiso 24 ~ Stew 24 | Cazuela ~ Casserole Pot | 65 | 24 cm | hierro fundido ~ cast iron
        Cascadia | Inox 8 | Batería de cocina ~ Cookware Set | 119 | 8 piezas ~ 8-piece | acero inoxidable ~ stainless steel
        Menajia | Rápida 6 ~ Quick 6 | Olla a presión ~ Pressure Cooker | 75 | 6 l | acero inoxidable ~ stainless steel
        Filomar | Chef 20 | Cuchillo de cocina ~ Chef's Knife | 35 | 20 cm | acero alemán ~ German steel
        Filomar | Bloque 6 ~ Block 6 | Juego de cuchillos ~ Knife Block Set | 79 | 6 piezas ~ 6-piece | acero y haya ~ steel and beech
        Loza Nova | Rural 18 | Vajilla ~ Dinner Set | 69 | 18 piezas ~ 18-piece | gres ~ stoneware
        Loza Nova | Copa 6 ~ Goblet 6 | Juego de copas ~ Wine Glass Set | 27 | 6 piezas ~ 6-piece | cristal ~ crystal glass
        Cascadia | Mesa 24 ~ Table 24 | Cubertería ~ Cutlery Set | 49 | 24 piezas ~ 24-piece | acero inoxidable ~ stainless steel`,
    },
    {
      subcategory: 'bedding',
      shelf: 'Hogar > Textil de cama ~ Home > Bed Linen & Bedding',
      name: '{type} {brand} {model} {size}, {colour} ~ {brand} {model} {type}, {size}, {colour}',
      specs:
        'Tipo: {type}; Cama: {size}; Tejido: {material}; Color: {colour} ~ Type: {type}; Bed: {size}; Fabric: {material}; Colour: {colour}',
      columns: 'brand model type price material',
      options: {
        size: '90 cm ~ single; 135 cm ~ double @12; 150 cm ~ king size @20',
        colour: 'white; sage; blue; sand; terracotta',
      },
      about: [
        'El {material} de {brand} {model} es suave desde la primera noche y mejora con los lavados. ~ The {material} of {brand} {model} is soft from the first night and improves with washing.',
        'Está cortado para cama de {size}, con margen para colchones altos. ~ It is cut for a {size} bed, with allowance for deep mattresses.',
        'No se deforma en la secadora y apenas necesita plancha. ~ It keeps its shape in the dryer and hardly needs ironing.',
      ],
      rows: `
        Nido Blanco | Percal 200 ~ Percale 200 | Juego de sábanas ~ Sheet Set | 39 | algodón percal ~ cotton percale
        Nido Blanco | Lino Mar ~ Sea Linen | Funda nórdica ~ Duvet Cover Set | 69 | lino lavado ~ washed linen
        Nido Blanco | Pluma 250 ~ Down 250 | Relleno nórdico ~ Duvet | 79 | plumón ~ down
        Siestora | Nube ~ Cloud | Almohada viscoelástica ~ Memory Foam Pillow | 29 | viscoelástica ~ memory foam
        Siestora | Guarda ~ Guard | Protector de colchón ~ Mattress Protector | 22 | rizo impermeable ~ waterproof terry
        Nido Blanco | Colcha Alba ~ Alba Quilt | Colcha ~ Bedspread | 49 | algodón acolchado ~ quilted cotton`,
    },
    {
      subcategory: 'lighting',
      shelf: 'Hogar > Lámparas e iluminación ~ Home > Lighting',
      name: '{type} {brand} {model}, {colour} ~ {brand} {model} {type}, {colour}',
      specs:
        'Tipo: {type}; Casquillo: {socket}; Color: {colour} ~ Type: {type}; Fitting: {socket}; Colour: {colour}',
      columns: 'brand model type price socket',
      options: { colour: 'black; gold; white; oak' },
      about: [
        '{brand} {model} da una luz cálida que no deslumbra y viste el rincón también apagada. ~ The {brand} {model} gives a warm light without glare and dresses the corner even when it is off.',
        'Admite bombillas {socket} de bajo consumo y el cable tiene interruptor a mano. ~ It takes low-energy {socket} bulbs, and the switch is within reach.',
        'El montaje pide un destornillador y quince minutos. ~ Fitting asks for a screwdriver and a quarter of an hour.',
      ],
      rows: `
        Lumbre | Cúpula ~ Dome | Lámpara de techo ~ Pendant Light | 59 | E27
        Lumbre | Arco ~ Arch | Lámpara de pie ~ Floor Lamp | 89 | E27
        Lumbre | Lectura ~ Reader | Flexo LED de escritorio ~ LED Desk Lamp | 35 | LED
        Lumbre | Seta ~ Mushroom | Lámpara de mesa ~ Table Lamp | 45 | E14
        Aurelio | Plafón Oval ~ Oval Flush | Plafón de techo ~ Ceiling Light | 49 | LED
        Aurelio | Muro ~ Wall Duo | Aplique de pared ~ Wall Light | 32 | GU10
        Lumbre | Guirnalda ~ Festoon | Guirnalda de luces ~ String Lights | 25 | LED`,
    },
    {
      subcategory: 'storage',
      shelf: 'Hogar > Orden y almacenaje ~ Home > Storage & Organisers',
      name: '{type} {brand} {model} {size} ~ {brand} {model} {type}, {size}',
      specs:
        'Tipo: {type}; Medidas: {size}; Material: {material} ~ Type: {type}; Size: {size}; Material: {material}',
      columns: 'brand model type price size material',
      about: [
        '{brand} {model} gana sitio donde parecía no haberlo y deja todo a la vista o bien guardado. ~ The {brand} {model} finds room where there seemed to be none and keeps things in view or well hidden.',
        'Mide {size} y se apila o se fija sin que tambalee. ~ It measures {size} and stacks or fixes without wobbling.',
        'Fabricado en {material}, se limpia con un paño húmedo. ~ Made of {material}, it wipes clean with a damp cloth.',
      ],
      rows: `
        Ordena | Apila 45 ~ Stack 45 | Cajas de almacenaje (3 unidades) ~ Storage Boxes (set of 3) | 29 | 45 l | plástico reciclado ~ recycled plastic
        Ordena | Cesta Río ~ River Basket | Cesta de almacenaje ~ Storage Basket | 19 | 35 x 25 cm | yute ~ jute
        Ordena | Taller 5 ~ Garage 5 | Estantería metálica ~ Metal Shelving Unit | 49 | 180 x 90 cm | acero ~ steel
        Ordena | Zapato 20 ~ Shoe 20 | Zapatero ~ Shoe Rack | 35 | 20 pares ~ 20 pairs | bambú ~ bamboo
        Kestrel & Pine | Percha ~ Rail | Burro para ropa ~ Clothes Rail | 45 | 150 cm | acero y roble ~ steel and oak
        Ordena | Vacío 8 ~ Vacuum 8 | Bolsas de vacío para ropa ~ Vacuum Storage Bags | 17 | 8 unidades ~ pack of 8 | nailon ~ nylon
        Ordena | Despensa ~ Pantry | Botes herméticos de almacenaje ~ Airtight Storage Jars | 32 | 6 piezas ~ 6-piece | vidrio y bambú ~ glass and bamboo`,
    },
    {
      subcategory: 'cleaning',
      shelf: 'Hogar > Limpieza y lavado de ropa ~ Home > Cleaning & Laundry',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {type}, {detail}',
      specs: 'Tipo: {type}; Formato: {detail} ~ Type: {type}; Format: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} hace más llevadera la limpieza semanal y cuida las superficies. ~ The {brand} {model} lightens the weekly clean and looks after your surfaces.',
        'El formato {detail} rinde durante meses en una casa de cuatro. ~ The {detail} size lasts for months in a household of four.',
        'Está probado en suelos de madera, cerámica y laminado. ~ It has been tested on wood, tile and laminate.',
      ],
      rows: `
        Limpora | Giro ~ Spin | Fregona giratoria con cubo ~ Spin Mop and Bucket | 35 | 2 recambios ~ 2 refills
        Limpora | Tender 20 | Tendedero de alas ~ Clothes Airer | 29 | 20 m
        Limpora | Tabla Pro ~ Board Pro | Tabla de planchar ~ Ironing Board | 49 | 120 x 38 cm
        Limpora | Cesto Duo ~ Duo Hamper | Cesto para ropa sucia ~ Laundry Basket | 32 | 80 l
        Verdela | Colada ~ Laundry | Detergente líquido ~ Laundry Detergent | 17 | 60 lavados ~ 60 washes
        Verdela | Pastillas ~ Tablets | Pastillas para lavavajillas ~ Dishwasher Tablets | 15 | 70 unidades ~ pack of 70
        Limpora | Pedal 30 | Cubo de basura con pedal ~ Pedal Bin | 39 | 30 l`,
    },
    {
      subcategory: 'bathroom',
      shelf: 'Hogar > Baño ~ Home > Bathroom',
      name: '{type} {brand} {model} {size}, {colour} ~ {brand} {model} {type}, {size}, {colour}',
      specs:
        'Tipo: {type}; Medida: {size}; Material: {material} ~ Type: {type}; Size: {size}; Material: {material}',
      columns: 'brand model type price size material',
      options: { colour: 'white; sage; navy; sand; graphite' },
      about: [
        '{brand} {model} aporta al baño un aire de hotel tranquilo. ~ The {brand} {model} gives the bathroom the air of a quiet hotel.',
        'El {material} seca pronto y mantiene el color tras muchos lavados. ~ The {material} dries quickly and keeps its colour after many washes.',
        'Medida: {size}, pensada para baños corrientes y pequeños. ~ Size: {size}, planned for ordinary and small bathrooms.',
      ],
      rows: `
        Aguamar | Egeo 600 ~ Aegean 600 | Toalla de baño ~ Bath Towel | 19 | 70 x 140 cm | algodón peinado ~ combed cotton
        Aguamar | Egeo Set ~ Aegean Set | Juego de toallas de baño ~ Towel Set | 39 | 4 piezas ~ 4-piece | algodón peinado ~ combed cotton
        Aguamar | Nido ~ Nest | Alfombra de baño ~ Bath Mat | 17 | 50 x 80 cm | microfibra ~ microfibre
        Aguamar | Piedra ~ Stone | Juego de accesorios de baño ~ Bathroom Accessory Set | 29 | 4 piezas ~ 4-piece | resina ~ resin
        Aguamar | Gota ~ Drop | Cortina de ducha ~ Shower Curtain | 22 | 180 x 200 cm | poliéster ~ polyester`,
    },
  ],
};
