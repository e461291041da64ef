import type { Bilingual, Group, Line } from '../types.ts';

/** Books share their columns; each shelf tells what kind of reading it is. */
function shelf(
  subcategory: string,
  path: Bilingual,
  kind: Bilingual,
  about: readonly Bilingual[],
  rows: string,
): Line {
  return {
    subcategory,
    shelf: path,
    facts: { kind: kind },
    name: '{model}, {author} ({kind}, {binding}) ~ {model} by {author} ({kind}, {binding})',
    specs:
      'Autor: {author}; Editorial: {brand}; Páginas: {pages}; Encuadernación: {binding} ~ Author: {author}; Publisher: {brand}; Pages: {pages}; Binding: {binding}',
    columns: 'brand model author price pages',
    options: { binding: 'tapa blanda ~ paperback; tapa dura ~ hardback @6' },
    each: 1,
    about,
    rows,
  };
}

export const books: Group = {
  category: 'books',
  delivery: 3,
  secondHand: true,
  closing: [
    'Edición cuidada, con papel ahuesado y letra cómoda. ~ A careful edition, with cream paper and comfortable type.',
    'Una lectura que se presta y cuesta recuperar. ~ A book you lend and struggle to get back.',
    'Incluye un marcapáginas y una breve nota del autor. ~ It includes a bookmark and a short note by the author.',
  ],
  lines: [
    shelf(
      'fiction',
      'Libros > Narrativa > Novela contemporánea ~ Books > Fiction > Contemporary',
      'novela ~ novel',
      [
        '«{model}» cuenta con ternura y humor lo que una familia calla durante años. ~ “{model}” tells with tenderness and humour what a family keeps quiet for years.',
        '{author} construye personajes que parecen vecinos y diálogos que suenan de verdad. ~ {author} creates characters who seem like neighbours and dialogue that rings true.',
        'A lo largo de {pages} páginas, el paisaje pesa tanto como los secretos. ~ Over {pages} pages the landscape weighs as much as the secrets.',
      ],
      `
        Ediciones Nogal ~ Nutgrove Press | La casa de los relojes ~ The House of Clocks | Irene Valbuena | 18 | 384
        Ediciones Nogal ~ Nutgrove Press | Agua de septiembre ~ September Water | Tomás Ferrán | 19 | 312
        Faro de Papel ~ Paper Lighthouse | El invierno de Clara ~ Clara's Winter | Helen Marchbank | 17 | 296
        Faro de Papel ~ Paper Lighthouse | Todos los trenes ~ All the Trains | Julián Orellana | 21 | 448
        Orilla Libros ~ Shoreline Books | Cartas desde Sanabria ~ Letters from Sanabria | Marta Quiñonero | 16 | 264
        Orilla Libros ~ Shoreline Books | La isla sin mapa ~ The Unmapped Island | Edwin Thorncroft | 18 | 352
        Ediciones Nogal ~ Nutgrove Press | Un verano prestado ~ A Borrowed Summer | Nuria Cadaval | 15 | 240
        Faro de Papel ~ Paper Lighthouse | El afinador de pianos viejos ~ The Tuner of Old Pianos | Samuel Pryde | 20 | 408
        Orilla Libros ~ Shoreline Books | Las hijas del molino ~ The Mill Daughters | Irene Valbuena | 19 | 432`,
    ),
    shelf(
      'crime',
      'Libros > Novela negra y thriller ~ Books > Crime, Thrillers & Mystery',
      'novela negra ~ crime novel',
      [
        '«{model}» arranca con un hallazgo en la niebla y no suelta al lector. ~ “{model}” opens with a find in the fog and does not let the reader go.',
        '{author} reparte las pistas con juego limpio hasta un final que encaja. ~ {author} deals the clues fairly up to an ending that fits.',
        'Una inspectora cansada y terca conduce {pages} páginas de ritmo firme. ~ A tired and stubborn inspector drives {pages} pages of steady pace.',
      ],
      `
        Tinta Negra ~ Black Ink | Marea baja ~ Low Tide | Aitor Landeta | 19 | 368
        Tinta Negra ~ Black Ink | El caso Albarracín ~ The Albarracín Case | Aitor Landeta | 19 | 392
        Tinta Negra ~ Black Ink | Nadie en el muelle ~ Nobody on the Quay | Fiona Haldane | 18 | 336
        Tinta Negra ~ Black Ink | Trece escalones ~ Thirteen Steps | Rosa Belmar | 17 | 320
        Tinta Negra ~ Black Ink | El silencio del aserradero ~ The Silent Sawmill | Fiona Haldane | 18 | 328
        Tinta Negra ~ Black Ink | Habitación 214 ~ Room 214 | Rosa Belmar | 16 | 304
        Orilla Libros ~ Shoreline Books | La última niebla ~ The Last Fog | Gareth Pellow | 20 | 416
        Orilla Libros ~ Shoreline Books | Sangre en el viñedo ~ Blood in the Vineyard | Rosa Belmar | 18 | 344`,
    ),
    shelf(
      'childrens-books',
      "Libros > Infantil y juvenil ~ Books > Children's Books",
      "libro infantil ~ children's book",
      [
        '«{model}» se lee en voz alta y pide repetir. ~ “{model}” is made to be read aloud and asked for again.',
        'Las ilustraciones esconden detalles que se descubren cada noche. ~ The pictures hide details to discover every night.',
        '{author} habla a los niños sin diminutivos y con mucha imaginación. ~ {author} talks to children plainly and with plenty of imagination.',
      ],
      `
        Pequeña Nube ~ Small Cloud | El dragón que no sabía silbar ~ The Dragon Who Could Not Whistle | Lola Cerezo | 14 | 40
        Pequeña Nube ~ Small Cloud | Buenas noches, tractor ~ Good Night, Tractor | Ben Oakshott | 12 | 32
        Pequeña Nube ~ Small Cloud | La brújula de Inés ~ The Compass of Inés | Lola Cerezo | 13 | 160
        Pequeña Nube ~ Small Cloud | Cien preguntas del mar ~ A Hundred Questions of the Sea | Pía Montalvo | 17 | 96
        Pequeña Nube ~ Small Cloud | La oveja que contaba niños ~ The Sheep Who Counted Children | Lola Cerezo | 13 | 36
        Pequeña Nube ~ Small Cloud | Mi primer taller de inventos ~ My First Book of Inventions | Pía Montalvo | 16 | 80
        Faro de Papel ~ Paper Lighthouse | La pandilla del tejado ~ The Rooftop Gang | Ben Oakshott | 11 | 192
        Faro de Papel ~ Paper Lighthouse | El monstruo del armario ordenado ~ The Monster of the Tidy Wardrobe | Pía Montalvo | 14 | 36`,
    ),
    shelf(
      'cookbooks',
      'Libros > Cocina y gastronomía ~ Books > Food & Drink',
      'libro de cocina ~ cookbook',
      [
        '«{model}» reúne recetas probadas con ingredientes de mercado. ~ “{model}” gathers tested recipes with ingredients from the market.',
        'Cada plato indica tiempo, coste aproximado y qué se puede preparar la víspera. ~ Each dish gives the time, a rough cost and what can be done the day before.',
        '{author} explica el porqué de cada paso y ofrece variantes sin gluten o sin carne. ~ {author} explains the why of each step and offers gluten-free or meat-free versions.',
      ],
      `
        Mantel Editores ~ Tablecloth Books | Cuchara y fuego lento ~ Spoon and Slow Fire | Candela Ruipérez | 25 | 256
        Mantel Editores ~ Tablecloth Books | Pan de cada domingo ~ Bread for Every Sunday | Owen Tarrant | 22 | 224
        Mantel Editores ~ Tablecloth Books | Verduras con ganas ~ Vegetables with Gusto | Candela Ruipérez | 21 | 240
        Mantel Editores ~ Tablecloth Books | Arroces de costa ~ Rice from the Coast | Iñaki Goizueta | 24 | 232
        Mantel Editores ~ Tablecloth Books | Tartas y bizcochos ~ Cakes and Sponges | Maya Ellingham | 23 | 248
        Mantel Editores ~ Tablecloth Books | Cenas en veinte minutos ~ Suppers in Twenty Minutes | Maya Ellingham | 19 | 208
        Orilla Libros ~ Shoreline Books | La cocina del norte ~ The Northern Kitchen | Iñaki Goizueta | 29 | 320`,
    ),
    shelf(
      'history-books',
      'Libros > Historia y biografías ~ Books > History & Biography',
      'historia ~ history',
      [
        '«{model}» recorre una época con rigor y sin jerga. ~ “{model}” travels through an age with rigour and without jargon.',
        '{author} ha consultado archivos y cartas inéditas para dar voz a quienes no salían en los libros. ~ {author} has read archives and unpublished letters to give a voice to those left out of the books.',
        'Mapas, cronología e índice completan sus {pages} páginas. ~ Maps, a timeline and an index complete its {pages} pages.',
      ],
      `
        Atalaya ~ Watchtower Press | La ruta de la sal ~ The Salt Road | Gonzalo Armijo | 25 | 464
        Atalaya ~ Watchtower Press | Reinas sin corona ~ Queens Without a Crown | Eleanor Fairbairn | 24 | 416
        Atalaya ~ Watchtower Press | Los años del carbón ~ The Coal Years | Huw Penhale | 23 | 392
        Atalaya ~ Watchtower Press | Puentes de piedra ~ Bridges of Stone | Eleanor Fairbairn | 21 | 288
        Atalaya ~ Watchtower Press | La ciudad sitiada ~ The City Besieged | Gonzalo Armijo | 26 | 496
        Atalaya ~ Watchtower Press | Vida de una cartógrafa ~ Life of a Mapmaker | Gonzalo Armijo | 22 | 352`,
    ),
    shelf(
      'science-books',
      'Libros > Ciencia, tecnología e informática ~ Books > Science, Technology & Computing',
      'divulgación científica ~ popular science',
      [
        '«{model}» explica ideas difíciles con ejemplos de la cocina y del parque. ~ “{model}” explains hard ideas with examples from the kitchen and the park.',
        '{author} dedica cada capítulo a una pregunta y lo cierra con un ejercicio. ~ {author} gives each chapter to one question and closes it with an exercise.',
        'Los dibujos y las {pages} páginas se siguen sin formación previa. ~ The drawings and the {pages} pages can be followed without prior training.',
      ],
      `
        Órbita ~ Orbit & Quill | El universo en una taza ~ The Universe in a Cup | Lucía Arrieta | 21 | 288
        Órbita ~ Orbit & Quill | Programar sin miedo ~ Programming Without Fear | Dev Halloran | 32 | 512
        Órbita ~ Orbit & Quill | Redes que aprenden ~ Networks That Learn | Dev Halloran | 36 | 448
        Órbita ~ Orbit & Quill | Datos para curiosos ~ Data for the Curious | Dev Halloran | 29 | 376
        Órbita ~ Orbit & Quill | El oído del murciélago ~ The Ear of the Bat | Lucía Arrieta | 20 | 256
        Órbita ~ Orbit & Quill | Bajo el microscopio ~ Under the Microscope | Lucía Arrieta | 19 | 240`,
    ),
    shelf(
      'travel-books',
      'Libros > Guías y viajes ~ Books > Travel Guides',
      'guía de viaje ~ travel guide',
      [
        '«{model}» propone itinerarios a pie y en tren, con tiempos reales. ~ “{model}” suggests routes on foot and by train, with true times.',
        '{author} ha dormido, comido y caminado en cada sitio que recomienda. ~ {author} has slept, eaten and walked in every place recommended.',
        'Incluye planos desplegables y consejos para viajar con niños o con poco dinero. ~ Fold-out maps and tips for travelling with children or on a budget are included.',
      ],
      `
        Sin Prisa ~ Unhurried Guides | Lisboa a pie ~ Lisbon on Foot | Teresa Galdames | 19 | 272
        Sin Prisa ~ Unhurried Guides | Escocia en tren ~ Scotland by Train | Rory Kincade | 22 | 304
        Sin Prisa ~ Unhurried Guides | Pirineos: 40 rutas ~ Pyrenees: 40 Walks | Teresa Galdames | 24 | 320
        Sin Prisa ~ Unhurried Guides | Japón por barrios ~ Japan by Neighbourhood | Rory Kincade | 25 | 368
        Sin Prisa ~ Unhurried Guides | Andalucía blanca ~ White Andalusia | Teresa Galdames | 20 | 256`,
    ),
  ],
};
