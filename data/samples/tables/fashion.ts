import type { Group } from '../types.ts';

export const fashion: Group = {
  category: 'fashion',
  delivery: 4,
  closing: [
    'Cambios gratuitos durante treinta días si la talla no acierta. ~ Free exchanges for thirty days if the size is not right.',
    'Una prenda fácil de combinar que no pasa de moda en un año. ~ A piece that is easy to combine and will not date in a year.',
    'Confeccionada en talleres auditados, con etiqueta de cuidados clara. ~ Made in audited workshops, with clear care instructions.',
  ],
  lines: [
    {
      subcategory: 'womens-clothing',
      shelf: 'Moda > Mujer > Ropa ~ Fashion > Women > Clothing',
      name: "{type} de mujer {brand} {model}, {colour}, talla {size} ~ {brand} {model} Women's {type}, {colour}, size {size}",
      specs:
        'Material: {material}; Estampado: {pattern}; Talla: {size} ~ Material: {material}; Pattern: {pattern}; Size: {size}',
      facts: { gender: 'Mujer ~ Women', age: 'Adulto ~ Adult' },
      columns: 'brand model type price material pattern',
      options: {
        size: 'S ~ 10; M ~ 12; L ~ 14; XL ~ 16',
        colour: 'navy; cream; sage; burgundy; black; terracotta',
      },
      about: [
        '{brand} {model} cae con soltura y acompaña del trabajo a la cena. ~ {brand} {model} falls easily and goes from work to dinner.',
        'El tejido de {material} respira bien y el patrón favorece sin apretar. ~ The {material} fabric breathes well, and the cut flatters without clinging.',
        'Los acabados son limpios por dentro y por fuera, con bolsillos que se usan. ~ It is neatly finished inside and out, with details that are meant to be used.',
      ],
      rows: `
        Marela | Siena | Vestido midi ~ Midi Dress | 59 | viscosa ~ viscose | liso ~ plain
        Marela | Flora | Vestido ~ Summer Dress | 49 | algodón ~ cotton | flores ~ floral
        Marela | Oficio ~ Atelier | Blusa ~ Blouse | 35 | algodón ~ cotton | rayas ~ striped
        Lunaire | Cordelia | Jersey de punto ~ Knitted Jumper | 45 | lana merina ~ merino wool | liso ~ plain
        Lunaire | Brisa ~ Breeze | Pantalón ancho ~ Wide-Leg Trousers | 49 | lino ~ linen | liso ~ plain
        Lunaire | Dublín ~ Dublin | Abrigo ~ Coat | 119 | lana ~ wool | espiga ~ herringbone
        Denimar | Recto 80 ~ Straight 80 | Vaqueros ~ Jeans | 59 | algodón elástico ~ stretch cotton | liso ~ plain`,
    },
    {
      subcategory: 'mens-clothing',
      shelf: 'Moda > Hombre > Ropa ~ Fashion > Men > Clothing',
      name: "{type} de hombre {brand} {model}, {colour}, talla {size} ~ {brand} {model} Men's {type}, {colour}, size {size}",
      specs:
        'Material: {material}; Estampado: {pattern}; Talla: {size} ~ Material: {material}; Pattern: {pattern}; Size: {size}',
      facts: { gender: 'Hombre ~ Men', age: 'Adulto ~ Adult' },
      columns: 'brand model type price material pattern',
      options: { size: 'S; M; L; XL', colour: 'navy; grey; white; olive; black; sand' },
      about: [
        '{brand} {model} es de esas prendas que se eligen sin pensar por la mañana. ~ {brand} {model} is one of those pieces you reach for without thinking in the morning.',
        'El {material} mantiene la forma tras muchos lavados y no necesita mimos. ~ The {material} keeps its shape after many washes and needs no pampering.',
        'El corte es recto, con hombros y puños bien rematados. ~ The cut is straight, with well-finished shoulders and cuffs.',
      ],
      rows: `
        Bramwell | Oxford | Camisa ~ Shirt | 45 | algodón ~ cotton | liso ~ plain
        Bramwell | Cuadros ~ Check | Camisa de franela ~ Flannel Shirt | 49 | franela ~ flannel | cuadros ~ checked
        Bramwell | Dover | Chaqueta ~ Jacket | 89 | algodón encerado ~ waxed cotton | liso ~ plain
        Faro Norte | Piqué ~ Pique | Polo ~ Polo Shirt | 32 | algodón ~ cotton | liso ~ plain
        Faro Norte | Chino | Pantalón chino ~ Chinos | 49 | algodón elástico ~ stretch cotton | liso ~ plain
        Faro Norte | Básica 3 ~ Basic 3 | Camisetas (pack de 3) ~ T-Shirts (pack of 3) | 29 | algodón orgánico ~ organic cotton | liso ~ plain
        Denimar | Slim 50 | Vaqueros ~ Jeans | 59 | algodón elástico ~ stretch cotton | liso ~ plain`,
    },
    {
      subcategory: 'kids-clothing',
      shelf: 'Moda > Niños ~ Fashion > Kids > Clothing',
      name: "{type} infantil {brand} {model}, {colour}, {size} ~ {brand} {model} Children's {type}, {colour}, {size}",
      specs:
        'Material: {material}; Estampado: {pattern}; Talla: {size} ~ Material: {material}; Pattern: {pattern}; Size: {size}',
      facts: { gender: 'Unisex', age: 'Niños ~ Kids' },
      columns: 'brand model type price material pattern',
      options: {
        size: '4 años ~ 4 years; 6 años ~ 6 years; 8 años ~ 8 years; 10 años ~ 10 years',
        colour: 'blue; yellow; red; green; pink',
      },
      about: [
        '{brand} {model} aguanta el recreo, el barro y la lavadora. ~ {brand} {model} stands up to playtime, mud and the washing machine.',
        'El {material} es suave y las costuras no rozan. ~ The {material} is soft and the seams do not rub.',
        'Se viste sin ayuda gracias a cierres fáciles y etiqueta impresa. ~ Easy fastenings and a printed label mean children can dress without help.',
      ],
      rows: `
        Pequerol | Saltarín ~ Hopper | Sudadera ~ Sweatshirt | 25 | algodón ~ cotton | liso ~ plain
        Pequerol | Estrella ~ Star | Pijama ~ Pyjamas | 22 | algodón ~ cotton | estrellas ~ stars
        Pequerol | Charco ~ Puddle | Chubasquero ~ Raincoat | 35 | poliéster reciclado ~ recycled polyester | liso ~ plain
        Pequerol | Rayuela ~ Hopscotch | Camiseta ~ T-Shirt | 12 | algodón orgánico ~ organic cotton | rayas ~ striped`,
    },
    {
      subcategory: 'shoes',
      shelf: 'Moda > Calzado ~ Fashion > Footwear',
      name: '{type} de {who} {brand} {model}, {colour}, talla {size} ~ {brand} {model} {who} {type}, {colour}, size {size}',
      specs:
        'Material: {material}; Suela: {sole}; Talla: {size} ~ Upper: {material}; Sole: {sole}; Size: {size}',
      facts: { age: 'Adulto ~ Adult', pattern: 'liso ~ plain' },
      columns: 'brand model type who gender price material sole',
      options: { size: '39 ~ 6; 40 ~ 6.5; 41 ~ 7.5; 42 ~ 8', colour: 'black; white; brown; navy; sand' },
      about: [
        '{brand} {model} se siente cómodo desde el primer paseo, sin rozaduras. ~ {brand} {model} feels comfortable from the first walk, without rubbing.',
        'Corte de {material} y suela de {sole} que agarra en mojado. ~ A {material} upper and a {sole} sole that grips in the wet.',
        'La plantilla se extrae para airearla o poner una propia. ~ The insole lifts out for airing or for your own.',
      ],
      rows: `
        Pasolí | Ronda | Zapatillas ~ Trainers | hombre ~ Men's | Hombre ~ Men | 69 | piel ~ leather | caucho ~ rubber
        Pasolí | Mira | Zapatillas ~ Trainers | mujer ~ Women's | Mujer ~ Women | 65 | lona ~ canvas | caucho ~ rubber
        Bramwell | Derby 12 | Zapatos ~ Derby Shoes | hombre ~ Men's | Hombre ~ Men | 99 | piel ~ leather | cuero ~ leather
        Marela | Salón 6 ~ Court 6 | Zapatos de tacón ~ Court Shoes | mujer ~ Women's | Mujer ~ Women | 59 | ante ~ suede | goma ~ rubber
        Pasolí | Chelsea | Botines ~ Ankle Boots | mujer ~ Women's | Mujer ~ Women | 89 | piel ~ leather | goma ~ rubber
        Pasolí | Cala ~ Cove | Sandalias ~ Sandals | mujer ~ Women's | Mujer ~ Women | 39 | piel ~ leather | corcho ~ cork
        Faro Norte | Monte ~ Hill | Botas ~ Boots | hombre ~ Men's | Hombre ~ Men | 109 | nobuk ~ nubuck | caucho ~ rubber`,
    },
    {
      subcategory: 'bags',
      shelf: 'Moda > Bolsos y complementos ~ Fashion > Bags & Purses',
      name: '{type} {brand} {model}, {colour} ~ {brand} {model} {type}, {colour}',
      specs:
        'Tipo: {type}; Material: {material}; Medidas: {dimensions} ~ Type: {type}; Material: {material}; Size: {dimensions}',
      facts: { age: 'Adulto ~ Adult', pattern: 'liso ~ plain' },
      columns: 'brand model type gender price material dimensions',
      options: { colour: 'camel; black; burgundy; sage; navy' },
      about: [
        '{brand} {model} lleva lo de cada día con orden y sin deformarse. ~ {brand} {model} carries your everyday things in order and keeps its shape.',
        'Hecho en {material}, con herrajes que no pierden el baño. ~ Made of {material}, with fittings that keep their finish.',
        'Mide {dimensions} y el forro claro ayuda a encontrar las llaves. ~ It measures {dimensions}, and the light lining helps you find your keys.',
      ],
      rows: `
        Marela | Vera | Bolso tote ~ Tote Handbag | Mujer ~ Women | 69 | piel ~ leather | 38 x 28 cm
        Marela | Luna | Bolso bandolera ~ Crossbody Bag | Mujer ~ Women | 49 | piel ~ leather | 24 x 16 cm
        Lunaire | Aria | Bolso de mano ~ Clutch Bag | Mujer ~ Women | 35 | satén ~ satin | 26 x 14 cm
        Bramwell | Fold | Cartera de hombre ~ Men's Wallet | Hombre ~ Men | 35 | piel ~ leather | 11 x 9 cm
        Marela | Zip | Monedero ~ Purse | Mujer ~ Women | 29 | piel ~ leather | 19 x 10 cm`,
    },
    {
      subcategory: 'sunglasses',
      shelf: 'Moda > Gafas de sol ~ Fashion > Eyewear > Sunglasses',
      name: 'Gafas de sol {brand} {model} {lens}, {colour} ~ {brand} {model} Sunglasses, {lens}, {colour}',
      specs:
        'Montura: {material}; Lente: {lens}; Filtro: categoría 3 ~ Frame: {material}; Lens: {lens}; Filter: category 3',
      facts: { age: 'Adulto ~ Adult', gender: 'Unisex' },
      columns: 'brand model price material lens',
      options: { colour: 'black; brown; blue; green' },
      about: [
        'Las gafas de sol {brand} {model} pesan poco y no resbalan. ~ {brand} {model} sunglasses weigh little and do not slip.',
        'La lente {lens} filtra todo el UV y descansa la vista al conducir. ~ The {lens} lens filters all UV and rests your eyes when driving.',
        'La montura de {material} llega con estuche rígido y gamuza. ~ The {material} frame comes with a hard case and a cloth.',
      ],
      rows: `
        Ombralia | Cabo ~ Cape | 49 | acetato ~ acetate | polarizada ~ polarised
        Ombralia | Aviador 58 ~ Aviator 58 | 65 | metal | degradada ~ gradient
        Ombralia | Ruta ~ Route | 79 | nailon ~ nylon | fotocromática ~ photochromic
        Lunaire | Capri | 55 | acetato ~ acetate | polarizada ~ polarised`,
    },
  ],
};
