import type { Bilingual, Group, Line } from '../types.ts';

/** Still and sparkling wines share their columns. */
function cellar(
  subcategory: string,
  path: Bilingual,
  kind: Bilingual,
  about: readonly Bilingual[],
  rows: string,
): Line {
  return {
    subcategory,
    shelf: path,
    facts: { kind },
    name: '{kind} {brand} {model} {region}, {size} ~ {brand} {model} {region} {kind}, {size}',
    specs:
      'Origen: {region}; Uva: {grape}; Contenido: {size}; Alcohol: {alcohol} ~ Origin: {region}; Grape: {grape}; Contents: {size}; Alcohol: {alcohol}',
    columns: 'brand model region grape alcohol price',
    options: { size: '75 cl; caja de 6 x 75 cl ~ case of 6 x 75cl @x5.6' },
    about,
    rows,
  };
}

export const wines: Group = {
  category: 'wines',
  delivery: 6,
  closing: [
    'Venta exclusiva a mayores de dieciocho años; disfrútese con moderación. ~ For sale to over-eighteens only; please drink responsibly.',
    'Conviene abrirlo un poco antes y servirlo a la temperatura indicada en la etiqueta. ~ Open it a little ahead and serve at the temperature on the label.',
    'Viaja en caja con separadores, en vertical y sin golpes. ~ It travels in a box with dividers, upright and well protected.',
  ],
  lines: [
    cellar(
      'red-wine',
      'Vinos > Tintos ~ Wine > Red Wine',
      'Vino tinto ~ Red Wine',
      [
        '{brand} {model} es un tinto de {region} con fruta madura y final largo. ~ {brand} {model} is a red from {region} with ripe fruit and a long finish.',
        'Elaborado con {grape}, se redondea en barrica sin perder frescura. ~ Made from {grape}, it rounds out in barrel without losing freshness.',
        'Pide asados, guisos de cuchara y quesos curados. ~ It calls for roasts, stews and mature cheese.',
      ],
      `
        Bodegas Altozar | Crianza | Rioja | Tempranillo | 14 % | 9
        Bodegas Altozar | Reserva | Rioja | Tempranillo | 14 % | 17
        Pago de Luzmar | Roble | Ribera del Duero | Tinta del País | 14,5 % ~ 14.5 % | 12
        Pago de Luzmar | Viñas Viejas | Ribera del Duero | Tinta del País | 14,5 % ~ 14.5 % | 26
        Viña Torrealba | Monastrell | Jumilla | Monastrell | 14 % | 8
        Château Merlaine | Cuvée Douce | Bordeaux | Merlot | 13,5 % ~ 13.5 % | 15`,
    ),
    cellar(
      'white-wine',
      'Vinos > Blancos ~ Wine > White Wine',
      'Vino blanco ~ White Wine',
      [
        '{brand} {model} es un blanco de {region}, brillante y seco. ~ {brand} {model} is a white from {region}, bright and dry.',
        'La {grape} aporta aromas de fruta blanca y un toque salino. ~ The {grape} brings scents of white fruit and a salty touch.',
        'Acompaña pescados, arroces y quesos suaves. ~ It goes with fish, rice dishes and mild cheese.',
      ],
      `
        Pazo Brial | Lías ~ Lees | Rías Baixas | Albariño | 12,5 % ~ 12.5 % | 13
        Viña Torrealba | Verdejo | Rueda | Verdejo | 13 % | 7
        Bodegas Altozar | Blanco de Barrica ~ Barrel White | Rioja | Viura | 13 % | 11
        Mas d'Orleta | Xarel·lo | Penedès | Xarel·lo | 12 % | 10
        Kaurua Bay | Estate | Marlborough | Sauvignon Blanc | 13 % | 12`,
    ),
    cellar(
      'rose-wine',
      'Vinos > Rosados ~ Wine > Rosé Wine',
      'Vino rosado ~ Rosé Wine',
      [
        '{brand} {model} es un rosado pálido de {region}, fresco y con nervio. ~ {brand} {model} is a pale rosé from {region}, fresh and lively.',
        'La uva {grape} deja recuerdos de fresa y pétalo. ~ The {grape} grape leaves notes of strawberry and petals.',
        'Perfecto con ensaladas, embutido y cocina especiada. ~ Just right with salads, cured meats and spiced food.',
      ],
      `
        Viña Torrealba | Rosa de Mayo ~ May Rose | Navarra | Garnacha | 13 % | 7
        Bodegas Altozar | Clarete | Rioja | Garnacha | 13 % | 8
        Château Merlaine | Soleil Pâle | Provence | Cinsault | 12,5 % ~ 12.5 % | 14`,
    ),
    cellar(
      'sparkling-wine',
      'Vinos > Cavas y espumosos ~ Wine > Champagne & Sparkling Wine',
      'Vino espumoso ~ Sparkling Wine',
      [
        '{brand} {model} es un espumoso de {region} con burbuja fina y persistente. ~ {brand} {model} is a sparkling wine from {region} with fine, lasting bubbles.',
        'Se elabora con {grape} y reposa meses antes del degüelle. ~ It is made from {grape} and rests for months before disgorging.',
        'Sirve para brindar y también para toda una comida. ~ It serves for a toast and for a whole meal.',
      ],
      `
        Mas d'Orleta | Brut Nature | Cava | Macabeo | 11,5 % ~ 11.5 % | 9
        Mas d'Orleta | Gran Reserva | Cava | Xarel·lo | 12 % | 18
        Villa Serenna | Extra Dry | Prosecco | Glera | 11 % | 10
        Château Merlaine | Blanc de Blancs | Champagne | Chardonnay | 12 % | 35`,
    ),
    {
      subcategory: 'spirits',
      shelf: 'Licores y destilados ~ Spirits & Liqueurs',
      name: '{type} {brand} {model} {size} ~ {brand} {model} {type} {size}',
      specs:
        'Tipo: {type}; Graduación: {alcohol}; Contenido: {size} ~ Type: {type}; ABV: {alcohol}; Contents: {size}',
      columns: 'brand model type alcohol price',
      options: { size: '70 cl; 1 l @8' },
      about: [
        '{brand} {model} es un destilado de carácter, limpio en nariz y suave en boca. ~ {brand} {model} is a spirit of character, clean on the nose and soft on the palate.',
        'Se elabora en lotes pequeños con agua de manantial. ~ It is made in small batches with spring water.',
        'Solo, con hielo o en combinado, mantiene su personalidad. ~ Neat, on ice or mixed, it keeps its personality.',
      ],
      rows: `
        Faro de Sálvora | Nueve Botánicos ~ Nine Botanicals | Ginebra ~ Gin | 40 % | 25
        Glen Orrick | 12 años ~ 12 Year Old | Whisky de malta ~ Malt Whisky | 40 % | 42
        Isla Caney | Añejo ~ Aged | Ron ~ Rum | 38 % | 22
        Stolnaya Reka | Clásico ~ Classic | Vodka | 40 % | 17
        Casa Endrina | Pacharán ~ Sloe | Licor ~ Liqueur | 25 % | 15
        Bodegas Altozar | Solera | Brandy | 36 % | 19`,
    },
    {
      subcategory: 'wine-accessories',
      shelf: 'Vinos > Accesorios de vino ~ Wine > Wine Accessories',
      name: '{type} {brand} {model}, {detail} ~ {brand} {model} {type}, {detail}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Material: {material} ~ Type: {type}; Detail: {detail}; Material: {material}',
      columns: 'brand model type price detail material',
      about: [
        '{brand} {model} ayuda a servir el vino como merece, sin ceremonias. ~ The {brand} {model} helps to serve wine as it deserves, without ceremony.',
        'Fabricado en {material}, resiste años de sobremesas. ~ Made of {material}, it stands up to years of long dinners.',
        'Detalle útil: {detail}, en una caja lista para regalar. ~ A useful detail: {detail}, in a box ready to give.',
      ],
      rows: `
        Corchea | Palanca ~ Lever | Sacacorchos ~ Corkscrew | 25 | cortacápsulas ~ foil cutter | acero ~ steel
        Corchea | Eléctrico 60 ~ Electric 60 | Sacacorchos eléctrico ~ Electric Wine Opener | 35 | 60 botellas ~ 60 bottles | acero ~ steel
        Corchea | Cisne ~ Swan | Decantador de vino ~ Wine Decanter | 39 | 1,5 l ~ 1.5 l | cristal ~ crystal glass
        Corchea | Muro 12 ~ Wall 12 | Botellero de vino ~ Wine Rack | 49 | 12 botellas ~ 12 bottles | roble ~ oak
        Kuhlen | Cava 18 ~ Cellar 18 | Vinoteca ~ Wine Cooler | 219 | 18 botellas ~ 18 bottles | vidrio y acero ~ glass and steel`,
    },
  ],
};
