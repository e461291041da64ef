import type { Group } from '../types.ts';

export const perfumery: Group = {
  category: 'perfumery',
  delivery: 4,
  closing: [
    'Producto original y precintado, con fecha de caducidad amplia. ~ An original, sealed product with a long shelf life.',
    'La marca no prueba en animales y usa envases reciclables. ~ The brand does not test on animals and uses recyclable packaging.',
    'Incluye una muestra para probar antes de abrir el envase. ~ A sample is included to try before you open the pack.',
  ],
  lines: [
    {
      subcategory: 'womens-perfume',
      shelf: "Perfumería > Perfumes de mujer ~ Beauty > Women's Fragrance",
      name: '{brand} {model} {type} para mujer {size} ~ {brand} {model} {type} for Women {size}',
      specs:
        'Familia: {family}; Notas: {notes}; Contenido: {size} ~ Family: {family}; Notes: {notes}; Contents: {size}',
      facts: { gender: 'Mujer ~ Women' },
      columns: 'brand model type price family notes',
      options: { size: '30 ml; 50 ml @18; 100 ml @40' },
      about: [
        '{model} de {brand} es una fragancia {family} que abre con frescura y se queda cerca de la piel. ~ {model} by {brand} is a {family} fragrance that opens fresh and stays close to the skin.',
        'Las notas de {notes} se reconocen sin imponerse. ~ Notes of {notes} can be recognised without imposing.',
        'Dura la jornada entera y el frasco es bonito de tener a la vista. ~ It lasts the whole day, and the bottle is pretty enough to keep in view.',
      ],
      rows: `
        Maison Elvire | Soir de Mai | Eau de Parfum | 45 | floral | rosa y peonía ~ rose and peony
        Maison Elvire | Fleur Claire | Eau de Toilette | 35 | floral | azahar y té ~ orange blossom and tea
        Maison Elvire | Ambre Nu | Eau de Parfum | 55 | oriental | vainilla y ámbar ~ vanilla and amber
        Casa Jara | Jara Blanca ~ White Rockrose | Eau de Parfum | 49 | amaderada ~ woody | jara y cedro ~ rockrose and cedar
        Casa Jara | Limonar ~ Lemon Grove | Agua de colonia ~ Eau de Cologne | 22 | cítrica ~ citrus | limón y neroli ~ lemon and neroli`,
    },
    {
      subcategory: 'mens-perfume',
      shelf: "Perfumería > Perfumes de hombre ~ Beauty > Men's Fragrance",
      name: '{brand} {model} {type} para hombre {size} ~ {brand} {model} {type} for Men {size}',
      specs:
        'Familia: {family}; Notas: {notes}; Contenido: {size} ~ Family: {family}; Notes: {notes}; Contents: {size}',
      facts: { gender: 'Hombre ~ Men' },
      columns: 'brand model type price family notes',
      options: { size: '50 ml; 100 ml @22; 150 ml @38' },
      about: [
        '{model} de {brand} es un perfume de carácter {family}, limpio y seguro. ~ {model} by {brand} is a {family} scent, clean and assured.',
        'Combina {notes} con un fondo seco que aguanta bien el calor. ~ It combines {notes} over a dry base that copes well with heat.',
        'Con dos pulverizaciones basta para todo el día. ~ Two sprays are enough for the whole day.',
      ],
      rows: `
        Maison Elvire | Homme du Nord | Eau de Toilette | 39 | amaderado ~ woody | vetiver y pomelo ~ vetiver and grapefruit
        Maison Elvire | Cuir Noir | Eau de Parfum | 59 | cuero ~ leather | cuero y tabaco ~ leather and tobacco
        Casa Jara | Sierra | Eau de Toilette | 32 | aromático ~ aromatic | romero y lavanda ~ rosemary and lavender
        Barbán | Puerto ~ Harbour | Eau de Toilette | 29 | marino ~ marine | sal y enebro ~ sea salt and juniper`,
    },
    {
      subcategory: 'makeup',
      shelf: 'Perfumería > Maquillaje ~ Beauty > Make-Up',
      name: '{type} {brand} {model}, tono {shade} ~ {brand} {model} {type}, shade {shade}',
      specs:
        'Tipo: {type}; Tono: {shade}; Acabado: {finish} ~ Type: {type}; Shade: {shade}; Finish: {finish}',
      columns: 'brand model type price finish',
      options: { shade: '01 claro ~ 01 light; 02 medio ~ 02 medium; 03 intenso ~ 03 deep' },
      about: [
        '{brand} {model} se aplica sin espejo de aumento y queda natural. ~ {brand} {model} goes on without a magnifying mirror and looks natural.',
        'El acabado {finish} dura horas sin marcar pliegues. ~ The {finish} finish lasts for hours without settling into lines.',
        'Fórmula sin perfume, apta para piel sensible y lentillas. ~ A fragrance-free formula, fit for sensitive skin and contact lenses.',
      ],
      rows: `
        Colorea | Velvet Lip | Barra de labios ~ Lipstick | 14 | mate ~ matt
        Colorea | Piel Real ~ Real Skin | Base de maquillaje ~ Foundation | 22 | luminoso ~ radiant
        Colorea | Pestañas XL ~ Lash XL | Máscara de pestañas ~ Mascara | 15 | volumen ~ volume
        Colorea | Paleta Tierra ~ Earth Palette | Paleta de sombras de ojos ~ Eyeshadow Palette | 29 | satinado ~ satin`,
    },
    {
      subcategory: 'skincare',
      shelf: 'Perfumería > Cosmética facial y corporal ~ Beauty > Skincare',
      name: '{type} {brand} {model} {size} ~ {brand} {model} {type} {size}',
      specs:
        'Tipo: {type}; Activo: {active}; Contenido: {size} ~ Type: {type}; Active: {active}; Contents: {size}',
      columns: 'brand model type price active size',
      about: [
        '{brand} {model} cuida la piel con {active} en una textura que se absorbe enseguida. ~ {brand} {model} cares for skin with {active} in a texture that sinks in at once.',
        'Testado en pieles sensibles y adecuado como base de maquillaje. ~ Tested on sensitive skin and suitable under make-up.',
        'La constancia se nota: en cuatro semanas la piel está más uniforme. ~ Steady use shows: in four weeks the skin looks more even.',
      ],
      rows: `
        Dermalira | Hidra 24 ~ Hydra 24 | Crema hidratante facial ~ Face Moisturiser | 22 | ácido hialurónico ~ hyaluronic acid | 50 ml
        Dermalira | Noche R ~ Night R | Crema de noche ~ Night Cream | 32 | retinol | 50 ml
        Dermalira | C15 | Sérum facial ~ Face Serum | 29 | vitamina C ~ vitamin C | 30 ml
        Dermalira | Sol 50 ~ Sun 50 | Protector solar ~ Sun Cream | 19 | SPF 50 | 200 ml
        Casa Jara | Oliva ~ Olive | Leche corporal ~ Body Lotion | 15 | aceite de oliva ~ olive oil | 400 ml
        Casa Jara | Romero ~ Rosemary | Limpiador facial ~ Face Cleanser | 14 | romero ~ rosemary | 200 ml
        Barbán | Calma ~ Calm | Bálsamo para después del afeitado ~ After Shave Balm | 17 | aloe vera | 100 ml`,
    },
    {
      subcategory: 'haircare',
      shelf: 'Perfumería > Cuidado del cabello ~ Beauty > Haircare',
      name: '{type} {brand} {model} {size} ~ {brand} {model} {type} {size}',
      specs: 'Tipo: {type}; Para: {hair}; Contenido: {size} ~ Type: {type}; For: {hair}; Contents: {size}',
      columns: 'brand model type price hair',
      options: { size: '250 ml; 400 ml @4; 1 l @14' },
      about: [
        '{brand} {model} está formulado para {hair}, sin sulfatos agresivos. ~ {brand} {model} is made for {hair}, without harsh sulphates.',
        'Deja el pelo suelto, con brillo y fácil de peinar. ~ It leaves hair loose, glossy and easy to comb.',
        'Con una pequeña cantidad basta y el aroma es suave. ~ A small amount is enough, and the scent is gentle.',
      ],
      rows: `
        Pelia | Repara ~ Repair | Champú ~ Shampoo | 9 | cabello dañado ~ damaged hair
        Pelia | Rizos ~ Curls | Acondicionador ~ Conditioner | 10 | cabello rizado ~ curly hair
        Pelia | Seda ~ Silk | Mascarilla capilar ~ Hair Mask | 14 | cabello seco ~ dry hair
        Casa Jara | Ortiga ~ Nettle | Champú ~ Shampoo | 8 | cabello graso ~ oily hair`,
    },
  ],
};
