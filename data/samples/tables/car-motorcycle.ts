import type { Group } from '../types.ts';

export const carMotorcycle: Group = {
  category: 'car-motorcycle',
  delivery: 6,
  closing: [
    'Conviene comprobar la medida o la compatibilidad antes de comprar. ~ Please check the size or fit before buying.',
    'Homologado para su uso en carretera donde se exige. ~ Approved for road use where that is required.',
    'Se monta en casa con herramientas corrientes. ~ It can be fitted at home with ordinary tools.',
  ],
  lines: [
    {
      subcategory: 'car-accessories',
      shelf: 'Motor > Accesorios de coche ~ Motoring > Car Accessories',
      name: '{type} {brand} {model}, {detail} ~ {brand} {model} {type}, {detail}',
      specs: 'Tipo: {type}; Detalle: {detail} ~ Type: {type}; Detail: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} resuelve un problema pequeño de cada viaje en coche. ~ The {brand} {model} solves a small problem of every car journey.',
        'Aguanta el calor del salpicadero y el frío del invierno. ~ It stands the heat of the dashboard and the cold of winter.',
        'Característica principal: {detail}. ~ Main feature: {detail}.',
      ],
      rows: `
        Asfalta | Goma 4 ~ Rubber 4 | Alfombrillas de coche ~ Car Mats | 39 | juego de 4 ~ set of 4
        Asfalta | Funda Total ~ Full Cover | Funda exterior para coche ~ Car Cover | 59 | talla L ~ size L
        Asfalta | Techo 420 ~ Roof 420 | Cofre de techo para coche ~ Car Roof Box | 329 | 420 l
        Asfalta | Bici 3 ~ Bike 3 | Portabicicletas para coche ~ Car Bike Rack | 149 | 3 bicis ~ 3 bikes
        Voltuma | Arranque 1200 ~ Start 1200 | Arrancador de batería de coche ~ Car Jump Starter | 79 | 1200 A
        Asfalta | Aire 150 ~ Air 150 | Compresor de aire para coche ~ Car Tyre Inflator | 39 | 150 psi
        Asfalta | Kit V16 | Luz de emergencia para coche ~ Car Emergency Light | 29 | magnética ~ magnetic
        Cadenor | Textil 80 ~ Textile 80 | Cadenas de nieve para coche ~ Car Snow Chains | 49 | talla 80 ~ size 80`,
    },
    {
      subcategory: 'car-audio',
      shelf: 'Motor > Sonido y navegación ~ Motoring > Car Audio & Sat Nav',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Alimentación: 12 V ~ Type: {type}; Detail: {detail}; Power: 12 V',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} moderniza el coche sin cambiar de coche. ~ The {brand} {model} modernises the car without changing the car.',
        'Se maneja con la voz o con botones grandes, sin apartar la vista. ~ It is used by voice or with large buttons, without looking away.',
        'Incluye soporte, cable y esquema de conexión claro. ~ A mount, cable and clear wiring diagram are included.',
      ],
      rows: `
        Rutania | Drive 6 | Navegador GPS para coche ~ Car Sat Nav | 129 | 6"
        Rutania | Camión 7 ~ Truck 7 | Navegador GPS para camión ~ Truck Sat Nav | 229 | 7"
        Kestrel Audio | Moto Din 2 | Autorradio con pantalla ~ Touchscreen Car Stereo | 189 | 7"
        Kestrel Audio | Door 165 | Altavoces de coche ~ Car Speakers | 55 | 16,5 cm ~ 16.5 cm
        Kestrel Audio | Sub 10 | Subwoofer de coche ~ Car Subwoofer | 139 | 300 W
        Rutania | Ojo 2K ~ Eye 2K | Cámara de salpicadero para coche ~ Dash Cam | 79 | 2K`,
    },
    {
      subcategory: 'tyres',
      shelf: 'Motor > Neumáticos ~ Motoring > Tyres',
      name: 'Neumático de {season} {brand} {model} {size} ~ {brand} {model} {size} {season} Tyre',
      specs:
        'Medida: {size}; Temporada: {season}; Agarre en mojado: {grip} ~ Size: {size}; Season: {season}; Wet grip: {grip}',
      columns: 'brand model season price grip',
      options: { size: '195/65 R15; 205/55 R16 @8; 225/45 R17 @25' },
      about: [
        'El neumático {brand} {model} frena corto y rueda con poco ruido. ~ The {brand} {model} tyre brakes short and rolls quietly.',
        'La medida {size} corresponde a muchos turismos compactos y familiares. ~ Size {size} fits many hatchbacks and estates.',
        'Con agarre {grip} en mojado, da confianza bajo la lluvia. ~ With wet grip class {grip}, it inspires confidence in the rain.',
      ],
      rows: `
        Rodalia | Eco 3 | verano ~ Summer | 62 | B
        Rodalia | Sport R | verano ~ Summer | 79 | A
        Nordgrip | Frost 5 | invierno ~ Winter | 75 | B
        Nordgrip | Cuatro ~ Fourfold | toda estación ~ All-Season | 72 | B`,
    },
    {
      subcategory: 'motorcycle-gear',
      shelf: 'Motor > Equipamiento de moto ~ Motoring > Motorcycle Clothing & Gear',
      name: '{type} de moto {brand} {model}, {colour}, talla {size} ~ {brand} {model} Motorcycle {type}, {colour}, size {size}',
      specs:
        'Tipo: {type}; Material: {material}; Talla: {size} ~ Type: {type}; Material: {material}; Size: {size}',
      columns: 'brand model type price material',
      options: { size: 'M; L; XL', colour: 'black; grey; red' },
      about: [
        '{brand} {model} protege donde importa y deja mover los brazos. ~ The {brand} {model} protects where it matters and leaves you free to move.',
        'El {material} resiste la abrasión y corta el viento. ~ The {material} resists abrasion and cuts the wind.',
        'Ajustes en puño y cintura, y detalles que brillan con los faros. ~ Adjusters at cuff and waist, and details that shine in headlights.',
      ],
      rows: `
        Curvera | Puerto ~ Pass | Chaqueta ~ Jacket | 149 | cordura
        Curvera | Retro | Chaqueta de piel ~ Leather Jacket | 249 | piel vacuna ~ cowhide
        Curvera | Puño ~ Grip | Guantes ~ Gloves | 45 | piel y malla ~ leather and mesh
        Curvera | Asfalto ~ Tarmac | Botas ~ Boots | 119 | microfibra ~ microfibre`,
    },
    {
      subcategory: 'helmets',
      shelf: 'Motor > Cascos de moto ~ Motoring > Motorcycle Helmets',
      name: 'Casco de moto {type} {brand} {model}, {colour}, talla {size} ~ {brand} {model} {type} Motorcycle Helmet, {colour}, size {size}',
      specs:
        'Tipo: {type}; Calota: {material}; Peso: {weight}; Norma: ECE 22.06 ~ Type: {type}; Shell: {material}; Weight: {weight}; Standard: ECE 22.06',
      columns: 'brand model type price material weight',
      options: { size: 'M; L; XL', colour: 'black; white; red; blue' },
      about: [
        'El casco {brand} {model} se ajusta firme y resulta silencioso en carretera. ~ The {brand} {model} helmet fits firmly and is quiet on the road.',
        'La calota de {material} pesa {weight} y cumple la norma vigente. ~ The {material} shell weighs {weight} and meets the current standard.',
        'El interior se desmonta y se lava, y la pantalla admite antivaho. ~ The lining comes out to wash, and the visor takes an anti-fog insert.',
      ],
      rows: `
        Casquer | Vía 7 ~ Via 7 | integral ~ Full-Face | 129 | termoplástico ~ thermoplastic | 1,5 kg ~ 1.5 kg
        Casquer | Modula | modular | 179 | termoplástico ~ thermoplastic | 1,7 kg ~ 1.7 kg
        Casquer | Jet City | jet ~ Open-Face | 89 | ABS | 1,2 kg ~ 1.2 kg
        Curvera | Carbono R ~ Carbon R | integral ~ Full-Face | 329 | fibra de carbono ~ carbon fibre | 1,3 kg ~ 1.3 kg`,
    },
    {
      subcategory: 'car-care',
      shelf: 'Motor > Limpieza y cuidado del coche ~ Motoring > Car Care & Cleaning',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {type} {detail}',
      specs: 'Tipo: {type}; Formato: {detail} ~ Type: {type}; Format: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} deja el coche como recién entregado sin pasar por el túnel. ~ {brand} {model} leaves the car as on delivery day, without a car wash.',
        'El formato {detail} cunde para muchos lavados. ~ The {detail} size is enough for many washes.',
        'Respeta pinturas, plásticos y cromados, y no deja cercos. ~ It is kind to paint, plastics and chrome, and leaves no marks.',
      ],
      rows: `
        Brillauto | Espuma ~ Foam | Champú para coche ~ Car Shampoo | 12 | 1 l
        Brillauto | Cera Dura ~ Hard Wax | Cera para coche ~ Car Wax | 19 | 250 g
        Brillauto | Interior | Limpiador de tapicería de coche ~ Car Upholstery Cleaner | 11 | 500 ml
        Brillauto | Llanta ~ Wheel | Limpiallantas de coche ~ Car Wheel Cleaner | 12 | 750 ml
        Brillauto | Kit 9 | Kit de limpieza de coche ~ Car Cleaning Kit | 35 | 9 piezas ~ 9-piece
        Ciclona | Auto 12 | Aspirador para coche ~ Car Vacuum Cleaner | 39 | 12 V`,
    },
  ],
};
