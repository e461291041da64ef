import type { Group } from '../types.ts';

export const jewelry: Group = {
  category: 'jewelry',
  delivery: 4,
  closing: [
    'Se presenta en caja de regalo con certificado de materiales. ~ It is presented in a gift box with a certificate of materials.',
    'Se puede ajustar o limpiar en el taller de la marca. ~ It can be adjusted or cleaned in the maker’s workshop.',
    'Un regalo discreto para fechas que cuentan. ~ A discreet present for dates that count.',
  ],
  lines: [
    {
      subcategory: 'rings',
      shelf: 'Joyería > Anillos ~ Jewellery > Rings',
      name: 'Anillo {brand} {model} de {material}, {stone}, talla {size} ~ {brand} {model} Ring in {material}, {stone}, size {size}',
      specs:
        'Metal: {material}; Piedra: {stone}; Talla: {size} ~ Metal: {material}; Stone: {stone}; Size: {size}',
      facts: { gender: 'Mujer ~ Women' },
      columns: 'brand model price material stone',
      options: { size: '12 ~ M; 14 ~ N; 16 ~ P' },
      about: [
        'El anillo {brand} {model} se lleva solo o combinado con otros finos. ~ The {brand} {model} ring is worn alone or stacked with other slim bands.',
        'El aro de {material} está pulido a mano y no roza al doblar el dedo. ~ The {material} band is polished by hand and does not catch when you bend your finger.',
        'Piedra: {stone}, engastada a baja altura para el uso diario. ~ Stone: {stone}, set low for everyday wear.',
      ],
      rows: `
        Aurelia Vidal | Aurora | 59 | plata de ley ~ sterling silver | circonita ~ cubic zirconia
        Aurelia Vidal | Promesa ~ Promise | 349 | oro 18 k ~ 18ct gold | diamante ~ diamond
        Aurelia Vidal | Trenza ~ Plait | 45 | plata de ley ~ sterling silver | sin piedra ~ no stone
        Ondine | Marea ~ Tide | 79 | plata dorada ~ gold-plated silver | topacio ~ topaz`,
    },
    {
      subcategory: 'necklaces',
      shelf: 'Joyería > Collares y colgantes ~ Jewellery > Necklaces & Pendants',
      name: 'Collar {brand} {model} de {material}, {size} ~ {brand} {model} Necklace in {material}, {size}',
      specs:
        'Metal: {material}; Largo: {size}; Motivo: {motif} ~ Metal: {material}; Length: {size}; Motif: {motif}',
      facts: { gender: 'Mujer ~ Women' },
      columns: 'brand model price material motif',
      options: { size: '42 cm; 45 cm @5; 50 cm @9' },
      about: [
        'El collar {brand} {model} cae justo bajo la clavícula y brilla sin exceso. ~ The {brand} {model} necklace falls just below the collarbone and shines without excess.',
        'La cadena de {material} mide {size} y tiene cierre de mosquetón. ~ The {material} chain measures {size} and has a lobster clasp.',
        'Su motivo, {motif}, se ha grabado con detalle por ambas caras. ~ Its motif, {motif}, is finely worked on both faces.',
      ],
      rows: `
        Aurelia Vidal | Luz ~ Light | 49 | plata de ley ~ sterling silver | estrella ~ a star
        Aurelia Vidal | Inicial ~ Initial | 65 | plata dorada ~ gold-plated silver | una letra ~ a letter
        Ondine | Perla ~ Pearl | 119 | oro 9 k ~ 9ct gold | perla cultivada ~ a cultured pearl`,
    },
    {
      subcategory: 'earrings',
      shelf: 'Joyería > Pendientes ~ Jewellery > Earrings',
      name: 'Pendientes {type} {brand} {model} de {material} ~ {brand} {model} {type} Earrings in {material}',
      specs:
        'Tipo: {type}; Metal: {material}; Peso: {weight} ~ Type: {type}; Metal: {material}; Weight: {weight}',
      facts: { gender: 'Mujer ~ Women' },
      columns: 'brand model type price material weight',
      about: [
        'Los pendientes {brand} {model} son ligeros y se olvidan puestos. ~ {brand} {model} earrings are light enough to forget you are wearing them.',
        'De {material} sin níquel, pesan {weight} y cierran con seguridad. ~ In nickel-free {material}, they weigh {weight} and close securely.',
        'Van igual de bien con el pelo suelto que recogido. ~ They look as good with hair down as with hair up.',
      ],
      rows: `
        Aurelia Vidal | Aro 20 ~ Hoop 20 | de aro ~ Hoop | 29 | plata de ley ~ sterling silver | 2 g
        Aurelia Vidal | Aro 40 ~ Hoop 40 | de aro ~ Hoop | 45 | plata dorada ~ gold-plated silver | 4 g
        Ondine | Gota ~ Drop | largos ~ Drop | 55 | plata de ley ~ sterling silver | 3 g
        Ondine | Perla 8 ~ Pearl 8 | de botón ~ Stud | 79 | oro 9 k ~ 9ct gold | 2 g
        Aurelia Vidal | Punto ~ Dot | de botón ~ Stud | 25 | plata de ley ~ sterling silver | 1 g
        Ondine | Hoja ~ Leaf | trepadores ~ Climber | 39 | plata dorada ~ gold-plated silver | 2 g`,
    },
    {
      subcategory: 'bracelets',
      shelf: 'Joyería > Pulseras ~ Jewellery > Bracelets & Bangles',
      name: 'Pulsera {brand} {model} de {material} ~ {brand} {model} Bracelet in {material}',
      specs: 'Material: {material}; Largo: {size} ~ Material: {material}; Length: {size}',
      facts: { gender: 'Unisex' },
      columns: 'brand model price material size',
      about: [
        'La pulsera {brand} {model} acompaña al reloj sin engancharse en la manga. ~ The {brand} {model} bracelet sits beside a watch without catching on a sleeve.',
        'El {material} mantiene el brillo con un simple paño seco. ~ The {material} keeps its shine with a simple dry cloth.',
        'Mide {size}, con eslabones para ajustarla a la muñeca. ~ It measures {size}, with links to adjust it to the wrist.',
      ],
      rows: `
        Aurelia Vidal | Eslabón ~ Link | 55 | plata de ley ~ sterling silver | 18 cm
        Aurelia Vidal | Rígida ~ Bangle | 69 | plata dorada ~ gold-plated silver | 17 cm
        Ondine | Tenis ~ Tennis | 99 | plata y circonitas ~ silver and zirconia | 18 cm
        Ondine | Cordón ~ Cord | 25 | hilo y plata ~ cord and silver | 16-20 cm
        Bramwell | Trenzada ~ Braided | 35 | cuero y acero ~ leather and steel | 21 cm`,
    },
    {
      subcategory: 'watches',
      shelf: 'Joyería > Relojes de pulsera ~ Jewellery > Watches',
      name: 'Reloj de {who} {brand} {model} {size}, {colour} ~ {brand} {model} {who} Watch {size}, {colour}',
      specs:
        'Caja: {size}; Movimiento: {movement}; Correa: {material}; Agua: 5 ATM ~ Case: {size}; Movement: {movement}; Strap: {material}; Water: 5 ATM',
      columns: 'brand model who gender price size movement material',
      options: { colour: 'black; blue; silver; gold' },
      about: [
        'El reloj {brand} {model} tiene una esfera limpia que se lee de un vistazo. ~ The {brand} {model} watch has a clean dial that reads at a glance.',
        'Caja de {size}, movimiento {movement} y correa de {material}. ~ A {size} case, {movement} movement and a {material} strap.',
        'El cristal resiste arañazos y la corona enrosca firme. ~ The glass resists scratches and the crown screws down firmly.',
      ],
      rows: `
        Horalia | Regata ~ Regatta | hombre ~ Men's | Hombre ~ Men | 129 | 42 mm | cuarzo ~ quartz | acero ~ steel
        Horalia | Meridiano ~ Meridian | hombre ~ Men's | Hombre ~ Men | 249 | 40 mm | automático ~ automatic | piel ~ leather
        Horalia | Crono 7 ~ Chrono 7 | hombre ~ Men's | Hombre ~ Men | 159 | 43 mm | cronógrafo ~ chronograph | silicona ~ silicone
        Ondine | Petite | mujer ~ Women's | Mujer ~ Women | 99 | 28 mm | cuarzo ~ quartz | malla ~ mesh
        Ondine | Soleil | mujer ~ Women's | Mujer ~ Women | 139 | 34 mm | solar | acero ~ steel
        Senzo | Digi 80 | niño ~ Kids' | Unisex | 25 | 36 mm | digital | resina ~ resin`,
    },
  ],
};
