import type { Group } from '../types.ts';

export const pets: Group = {
  category: 'pets',
  delivery: 5,
  closing: [
    'Recomendado por un equipo veterinario independiente. ~ Recommended by an independent team of vets.',
    'El envase se cierra bien y se recicla entero. ~ The pack closes tightly and can all be recycled.',
    'Si a tu animal no le convence, la marca lo cambia. ~ If your pet is not convinced, the brand will exchange it.',
  ],
  lines: [
    {
      subcategory: 'dog-food',
      shelf: 'Mascotas > Perros > Alimentación ~ Pet Supplies > Dogs > Dog Food',
      name: 'Pienso para perros {brand} {model} {flavour} {size} ~ {brand} {model} {flavour} Dog Food {size}',
      specs:
        'Edad: {stage}; Sabor: {flavour}; Peso: {size} ~ Stage: {stage}; Flavour: {flavour}; Weight: {size}',
      columns: 'brand model price flavour stage',
      options: { size: '3 kg; 12 kg @28' },
      about: [
        'El pienso {brand} {model} pone {flavour} como primer ingrediente. ~ {brand} {model} dog food has {flavour} as its first ingredient.',
        'Está equilibrado para perros en etapa {stage} y no lleva colorantes. ~ It is balanced for {stage} dogs and has no colourings.',
        'Las croquetas crujientes ayudan a mantener limpios los dientes. ~ The crunchy kibble helps to keep teeth clean.',
      ],
      rows: `
        Canela & Lomo | Adulto ~ Adult | 15 | pollo y arroz ~ chicken and rice | adulta ~ adult
        Canela & Lomo | Cachorro ~ Puppy | 17 | pavo ~ turkey | cachorro ~ puppy
        Canela & Lomo | Sénior ~ Senior | 16 | cordero ~ lamb | sénior ~ senior
        Bosque Fiel | Sin Cereales ~ Grain Free | 22 | salmón ~ salmon | adulta ~ adult
        Bosque Fiel | Mini | 14 | ternera ~ beef | adulta ~ adult`,
    },
    {
      subcategory: 'cat-food',
      shelf: 'Mascotas > Gatos > Alimentación ~ Pet Supplies > Cats > Cat Food',
      name: 'Comida para gatos {brand} {model} {flavour} {size} ~ {brand} {model} {flavour} Cat Food {size}',
      specs:
        'Tipo: {kind}; Sabor: {flavour}; Formato: {size} ~ Type: {kind}; Flavour: {flavour}; Pack: {size}',
      columns: 'brand model price flavour kind size',
      about: [
        '{brand} {model} convence a gatos exigentes con {flavour} de verdad. ~ {brand} {model} wins over fussy cats with real {flavour}.',
        'Aporta taurina y mantiene a raya las bolas de pelo. ~ It provides taurine and keeps hairballs in check.',
        'El formato {size} conserva el aroma hasta la última ración. ~ The {size} pack keeps its aroma to the last portion.',
      ],
      rows: `
        Bigotes | Esterilizado ~ Sterilised | 25 | pollo ~ chicken | pienso ~ dry | 3 kg
        Bigotes | Gatito ~ Kitten | 15 | pavo ~ turkey | pienso ~ dry | 1,5 kg ~ 1.5 kg
        Bigotes | Interior ~ Indoor | 27 | pavo ~ turkey | pienso ~ dry | 4 kg
        Bigotes | Gelatina ~ In Jelly | 17 | pollo ~ chicken | húmeda ~ wet | 20 x 85 g
        Bosque Fiel | Sin Cereales ~ Grain Free | 32 | salmón ~ salmon | pienso ~ dry | 3 kg
        Bigotes | Paté ~ Pâté | 19 | atún ~ tuna | húmeda ~ wet | 24 x 85 g
        Bosque Fiel | Filetitos ~ Fillets | 22 | salmón ~ salmon | húmeda ~ wet | 24 x 85 g
        Bosque Fiel | Sénior ~ Senior | 29 | cordero ~ lamb | pienso ~ dry | 4 kg`,
    },
    {
      subcategory: 'dog-accessories',
      shelf: 'Mascotas > Perros > Accesorios ~ Pet Supplies > Dogs > Beds & Accessories',
      name: '{type} para perro {brand} {model} {size}, {colour} ~ {brand} {model} Dog {type} {size}, {colour}',
      specs: 'Tipo: {type}; Talla: {size}; Color: {colour} ~ Type: {type}; Size: {size}; Colour: {colour}',
      columns: 'brand model type price',
      options: { size: 'S; M @6; L @14', colour: 'grey; blue; red; olive' },
      about: [
        '{brand} {model} está pensado para perros que viven la casa y el campo. ~ The {brand} {model} is made for dogs who live both indoors and out.',
        'La talla {size} tiene costuras dobles y tejidos que repelen el pelo. ~ Size {size} has double seams and fabrics that shed hair.',
        'Se desenfunda o se aclara con agua en un minuto. ~ It unzips or rinses with water in a minute.',
      ],
      rows: `
        Patas & Co | Nube ~ Cloud | Cama ~ Bed | 35
        Patas & Co | Orto ~ Ortho | Cama ortopédica ~ Orthopaedic Bed | 59
        Patas & Co | Sendero ~ Trail | Arnés ~ Harness | 25
        Patas & Co | Cuerda 5 ~ Flexi 5 | Correa extensible ~ Retractable Lead | 19
        Patas & Co | Lluvia ~ Drizzle | Abrigo impermeable ~ Waterproof Coat | 29`,
    },
    {
      subcategory: 'cat-accessories',
      shelf: 'Mascotas > Gatos > Accesorios ~ Pet Supplies > Cats > Trees & Accessories',
      name: '{type} para gatos {brand} {model} {size} ~ {brand} {model} Cat {type} {size}',
      specs: 'Tipo: {type}; Medida: {size} ~ Type: {type}; Size: {size}',
      columns: 'brand model type price size',
      about: [
        '{brand} {model} salva el sofá y entretiene a gatos de piso. ~ The {brand} {model} saves the sofa and entertains indoor cats.',
        'Base ancha y materiales gruesos: no se tambalea con un salto. ~ A broad base and thick materials: it does not wobble when jumped on.',
        'Mide {size} y las piezas de desgaste se cambian aparte. ~ It measures {size}, and wearing parts can be replaced.',
      ],
      rows: `
        Bigotes | Roble 150 ~ Oak 150 | Rascador ~ Tree | 79 | 150 cm
        Bigotes | Pilar ~ Pillar | Rascador ~ Scratching Post | 29 | 60 cm
        Bigotes | Cueva ~ Cave | Cama ~ Bed | 35 | 45 cm
        Bigotes | Domo ~ Dome | Arenero ~ Litter Tray | 39 | 56 x 40 cm
        Bigotes | Fuente ~ Fountain | Fuente de agua ~ Water Fountain | 32 | 2,5 l ~ 2.5 l`,
    },
    {
      subcategory: 'aquariums',
      shelf: 'Mascotas > Peces y acuarios ~ Pet Supplies > Fish & Aquariums',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs: 'Tipo: {type}; Capacidad: {detail} ~ Type: {type}; Capacity: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} facilita tener agua limpia y peces sanos. ~ The {brand} {model} makes clean water and healthy fish easy.',
        'Silencioso, de bajo consumo y fácil de abrir para la limpieza. ~ Quiet, frugal and easy to open for cleaning.',
        'Adecuado para {detail}, con guía de puesta en marcha. ~ Suitable for {detail}, with a starting guide.',
      ],
      rows: `
        Coralia | Cubo ~ Cube | Acuario ~ Aquarium | 69 | 30 l
        Coralia | Vista 60 | Acuario con luz LED ~ Aquarium with LED Light | 109 | 54 l
        Coralia | Corriente 300 ~ Stream 300 | Filtro de acuario ~ Aquarium Filter | 29 | 100 l
        Coralia | Grava Río ~ River Gravel | Grava para acuario ~ Aquarium Gravel | 12 | 5 kg
        Coralia | Burbuja ~ Bubble | Bomba de aire para acuario ~ Aquarium Air Pump | 17 | 80 l
        Coralia | Escamas ~ Flakes | Comida para peces de acuario ~ Aquarium Fish Food | 9 | 250 ml
        Coralia | Térmico 50 ~ Thermo 50 | Calentador de acuario ~ Aquarium Heater | 22 | 60 l`,
    },
    {
      subcategory: 'small-animals',
      shelf: 'Mascotas > Roedores y pájaros ~ Pet Supplies > Small Pets & Birds',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {type} {detail}',
      specs: 'Tipo: {type}; Medida: {detail} ~ Type: {type}; Size: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} da espacio y rutina a los animales más pequeños. ~ The {brand} {model} gives the smallest animals space and routine.',
        'Sin barnices ni piezas que se puedan roer y tragar. ~ It has no varnish and no parts that could be gnawed off and swallowed.',
        'La medida {detail} es cómoda de limpiar cada semana. ~ The {detail} size is easy to clean every week.',
      ],
      rows: `
        Madriguera | Loft | Jaula para hámster ~ Hamster Cage | 45 | 60 x 36 cm
        Madriguera | Prado ~ Meadow | Conejera ~ Rabbit Hutch | 119 | 115 x 60 cm
        Madriguera | Heno ~ Hay | Heno para roedores ~ Small Animal Hay | 12 | 2 kg
        Madriguera | Pellets | Pienso para conejos ~ Rabbit Food | 15 | 4 kg
        Madriguera | Carrera ~ Runner | Rueda para hámster ~ Hamster Wheel | 17 | 21 cm
        Alpiste & Sol | Volar ~ Flight | Jaula para pájaros ~ Bird Cage | 59 | 48 x 70 cm
        Alpiste & Sol | Semillas ~ Seeds | Comida para pájaros ~ Bird Food | 11 | 4 kg`,
    },
  ],
};
