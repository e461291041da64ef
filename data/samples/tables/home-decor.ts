import type { Group } from '../types.ts';

export const homeDecor: Group = {
  category: 'home-decor',
  delivery: 5,
  closing: [
    'Cada pieza tiene pequeñas diferencias propias de lo hecho con calma. ~ Each piece has the small differences of things made without hurry.',
    'Un regalo acertado para una casa recién estrenada. ~ A well-judged present for a new home.',
    'Su paleta sobria convive con muebles nórdicos, rústicos y modernos. ~ Its quiet palette lives well with Nordic, rustic and modern furniture.',
  ],
  lines: [
    {
      subcategory: 'rugs',
      shelf: 'Decoración > Alfombras ~ Home Furnishings > Rugs & Carpets',
      name: 'Alfombra {brand} {model} {size}, {colour} ~ {brand} {model} Rug {size}, {colour}',
      specs:
        'Medidas: {size}; Material: {material}; Altura: {pile} ~ Size: {size}; Material: {material}; Pile: {pile}',
      columns: 'brand model price material pile',
      options: {
        size: '120 x 170 cm; 160 x 230 cm @60; 200 x 290 cm @130',
        colour: 'cream; blue; terracotta; grey',
      },
      about: [
        'La alfombra {brand} {model} abriga el suelo y amortigua los pasos. ~ The {brand} {model} rug warms the floor and softens footsteps.',
        'Tejida en {material} con un grosor de {pile}, resulta agradable con los pies descalzos. ~ Woven in {material} with a {pile} pile, it is pleasant under bare feet.',
        'Se aspira sin problema y el reverso no marca el parqué. ~ It vacuums easily and the backing does not mark parquet.',
      ],
      rows: `
        Tramalia | Duna ~ Dune | 79 | lana ~ wool | 12 mm
        Tramalia | Kilim Sur ~ South Kilim | 69 | algodón ~ cotton | 5 mm
        Tramalia | Yute Sol ~ Sun Jute | 59 | yute ~ jute | 8 mm
        Kestrel & Pine | Moor | 99 | lana ~ wool | 15 mm
        Aurelio | Medallón ~ Medallion | 89 | viscosa ~ viscose | 9 mm`,
    },
    {
      subcategory: 'wall-art',
      shelf: 'Decoración > Cuadros y láminas ~ Home Furnishings > Pictures & Frames',
      name: '{type} {brand} {model} {size} ~ {brand} {model} {type} {size}',
      specs:
        'Tipo: {type}; Medidas: {size}; Soporte: {material} ~ Type: {type}; Size: {size}; Support: {material}',
      columns: 'brand model type price material',
      options: { size: '30 x 40 cm; 50 x 70 cm @20; 70 x 100 cm @45' },
      about: [
        '{brand} {model} pone el punto de atención de una pared vacía. ~ {brand} {model} gives an empty wall its point of interest.',
        'Impreso o montado sobre {material}, mantiene el color aunque le dé la luz. ~ Printed or mounted on {material}, it holds its colour even in daylight.',
        'Incluye colgadores y plantilla para acertar a la primera. ~ Hangers and a template are included to get it right first time.',
      ],
      rows: `
        Galería Once | Olas de Levante ~ Eastern Waves | Cuadro en lienzo ~ Canvas Wall Art | 29 | lienzo ~ canvas
        Galería Once | Cumbres ~ Summits | Cuadro en lienzo ~ Canvas Wall Art | 29 | lienzo ~ canvas
        Galería Once | Botánica II ~ Botanical II | Lámina enmarcada ~ Framed Print | 35 | papel algodón ~ cotton paper
        Kestrel & Pine | Gallery | Marco de fotos ~ Picture Frame | 15 | roble ~ oak
        Galería Once | Mapa Antiguo ~ Old Map | Lámina decorativa ~ Art Print | 19 | papel mate ~ matt paper`,
    },
    {
      subcategory: 'vases',
      shelf: 'Decoración > Jarrones y plantas artificiales ~ Home Furnishings > Vases & Artificial Plants',
      name: '{type} {brand} {model} {size}, {colour} ~ {brand} {model} {type} {size}, {colour}',
      specs:
        'Tipo: {type}; Altura: {size}; Material: {material} ~ Type: {type}; Height: {size}; Material: {material}',
      columns: 'brand model type price size material',
      options: { colour: 'white; terracotta; green; sand' },
      about: [
        '{brand} {model} mide {size} y luce sobre un aparador o en el suelo. ~ The {brand} {model} stands {size} tall and looks well on a sideboard or the floor.',
        'El acabado en {material} es mate y agradable al tacto. ~ The {material} finish is matt and pleasant to touch.',
        'No pide cuidados: quitar el polvo de vez en cuando y poco más. ~ It asks for no care: a little dusting now and then, and that is all.',
      ],
      rows: `
        Loza Nova | Ánfora ~ Amphora | Jarrón ~ Vase | 29 | 30 cm | cerámica ~ ceramic
        Loza Nova | Cuello ~ Neck | Jarrón ~ Vase | 19 | 22 cm | vidrio ~ glass
        Hoja Perenne | Olivo ~ Olive Tree | Planta artificial ~ Artificial Plant | 49 | 120 cm | tela y plástico ~ fabric and plastic
        Hoja Perenne | Monstera | Planta artificial ~ Artificial Plant | 35 | 75 cm | tela y plástico ~ fabric and plastic
        Loza Nova | Maceta Onda ~ Wave Pot | Maceta ~ Plant Pot | 17 | 18 cm | barro ~ clay`,
    },
    {
      subcategory: 'candles',
      shelf: 'Decoración > Velas y ambientadores ~ Home Furnishings > Candles & Home Fragrance',
      name: '{type} {brand} {model} {size} ~ {brand} {model} {type} {size}',
      specs: 'Tipo: {type}; Tamaño: {size}; Duración: {hours} ~ Type: {type}; Size: {size}; Lasts: {hours}',
      columns: 'brand model type price size hours',
      about: [
        '{brand} {model} perfuma sin empalagar, con notas que se abren despacio. ~ {brand} {model} scents the room without cloying, with notes that open slowly.',
        'Dura {hours} y el recipiente se puede reutilizar después. ~ It lasts {hours}, and the container can be used again afterwards.',
        'La cera es vegetal y la mecha de algodón arde limpia; las esencias se mezclan en un taller pequeño. ~ Plant wax, clean-burning cotton wicks and scents blended in a small workshop.',
      ],
      rows: `
        Cera & Sal | Higuera ~ Fig Tree | Vela perfumada ~ Scented Candle | 19 | 200 g | 40 horas ~ 40 hours
        Cera & Sal | Ropa Limpia ~ Clean Linen | Vela perfumada ~ Scented Candle | 19 | 200 g | 40 horas ~ 40 hours
        Cera & Sal | Cedro ~ Cedarwood | Vela perfumada ~ Scented Candle | 32 | 400 g | 70 horas ~ 70 hours
        Cera & Sal | Azahar ~ Orange Blossom | Ambientador Mikado ~ Reed Diffuser | 25 | 100 ml | 8 semanas ~ 8 weeks
        Cera & Sal | Lavanda ~ Lavender | Ambientador Mikado ~ Reed Diffuser | 25 | 100 ml | 8 semanas ~ 8 weeks
        Cera & Sal | Bruma ~ Mist | Difusor de aromas ~ Aroma Diffuser | 39 | 300 ml | 10 horas ~ 10 hours
        Lumbre | Llama ~ Flame | Velas LED ~ LED Candles | 22 | 3 unidades ~ set of 3 | 300 horas ~ 300 hours`,
    },
    {
      subcategory: 'mirrors',
      shelf: 'Decoración > Espejos ~ Home Furnishings > Mirrors',
      name: 'Espejo {type} {brand} {model} {size}, {colour} ~ {brand} {model} {type} Mirror {size}, {colour}',
      specs:
        'Forma: {type}; Medidas: {size}; Marco: {material} ~ Shape: {type}; Size: {size}; Frame: {material}',
      columns: 'brand model type price size material',
      options: { colour: 'black; gold; oak; white' },
      about: [
        'El espejo {brand} {model} multiplica la luz de la entrada o del dormitorio. ~ The {brand} {model} mirror multiplies the light in a hall or bedroom.',
        'El marco de {material} es fino y el cristal, de 4 mm, no deforma. ~ The {material} frame is slim, and the 4 mm glass does not distort.',
        'Se cuelga en vertical o en horizontal con los anclajes incluidos. ~ It hangs upright or lengthwise with the fixings supplied.',
      ],
      rows: `
        Aurelio | Sol ~ Sun | redondo ~ Round | 49 | 60 cm | metal
        Aurelio | Alto ~ Tall | de cuerpo entero ~ Full-Length | 89 | 160 x 50 cm | aluminio ~ aluminium
        Kestrel & Pine | Arch | de arco ~ Arched | 79 | 90 x 60 cm | madera ~ wood`,
    },
    {
      subcategory: 'cushions',
      shelf: 'Decoración > Cojines y plaids ~ Home Furnishings > Cushions & Throws',
      name: '{type} {brand} {model} {size}, {colour} ~ {brand} {model} {type} {size}, {colour}',
      specs:
        'Tipo: {type}; Medidas: {size}; Tejido: {material} ~ Type: {type}; Size: {size}; Fabric: {material}',
      columns: 'brand model type price size material',
      options: { colour: 'mustard; sage; blue; cream; terracotta' },
      about: [
        '{brand} {model} cambia el aspecto del sofá en un minuto. ~ The {brand} {model} changes the look of a sofa in a minute.',
        'El tejido es {material}, suave y con cuerpo. ~ The fabric is {material}, soft and full-bodied.',
        'Se lava a treinta grados y la cremallera queda escondida. ~ It washes at thirty degrees, and any zip is hidden.',
      ],
      rows: `
        Tramalia | Pana ~ Cord | Cojín ~ Cushion | 17 | 45 x 45 cm | pana ~ corduroy
        Tramalia | Lino Sur ~ South Linen | Cojín ~ Cushion | 22 | 50 x 50 cm | lino ~ linen
        Tramalia | Ocho ~ Cable | Manta de punto ~ Knitted Throw | 39 | 130 x 170 cm | algodón ~ cotton
        Kestrel & Pine | Highland | Manta de lana ~ Wool Throw | 69 | 140 x 185 cm | lana ~ wool`,
    },
    {
      subcategory: 'clocks',
      shelf: 'Decoración > Relojes de pared ~ Home Furnishings > Clocks',
      name: '{type} {brand} {model} {size}, {colour} ~ {brand} {model} {type} {size}, {colour}',
      specs:
        'Tipo: {type}; Diámetro: {size}; Mecanismo: cuarzo silencioso ~ Type: {type}; Diameter: {size}; Movement: silent quartz',
      columns: 'brand model type price size',
      options: { colour: 'black; white; oak; copper' },
      about: [
        '{brand} {model} se lee de un vistazo desde el otro lado de la habitación. ~ The {brand} {model} can be read at a glance from across the room.',
        'Su mecanismo de cuarzo avanza sin tictac, apto para dormitorios. ~ Its quartz movement advances without a tick, fit for bedrooms.',
        'Funciona con una pila corriente y pesa poco, basta un clavo. ~ It runs on an ordinary battery and weighs little, so one nail is enough.',
      ],
      rows: `
        Horalia | Norte ~ North | Reloj de pared ~ Wall Clock | 29 | 30 cm
        Horalia | Estación ~ Station | Reloj de pared ~ Wall Clock | 45 | 40 cm
        Horalia | Alba ~ Dawn | Reloj despertador ~ Alarm Clock | 22 | 10 cm
        Kestrel & Pine | Mantel | Reloj de mesa ~ Mantel Clock | 39 | 20 cm`,
    },
  ],
};
