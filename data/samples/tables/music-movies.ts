import type { Group } from '../types.ts';

export const musicMovies: Group = {
  category: 'music-movies',
  delivery: 4,
  secondHand: true,
  closing: [
    'Se envía en sobre rígido o caja con protecciones. ~ It is sent in a rigid mailer or a padded box.',
    'Una buena manera de empezar o de completar una colección. ~ A good way to start or complete a collection.',
    'Revisado antes de salir para que llegue impecable. ~ Checked before dispatch so that it arrives spotless.',
  ],
  lines: [
    {
      subcategory: 'vinyl',
      shelf: 'Música > Vinilos ~ Music > Vinyl Records',
      name: '{artist} - {model} (vinilo {format}) ~ {artist} - {model} ({format} Vinyl)',
      specs:
        'Artista: {artist}; Género: {genre}; Formato: {format}; Sello: {brand} ~ Artist: {artist}; Genre: {genre}; Format: {format}; Label: {brand}',
      columns: 'brand artist model price genre format',
      about: [
        'El disco «{model}» de {artist} gana en vinilo: se oye el aire de la sala. ~ “{model}” by {artist} gains on vinyl: you hear the air of the room.',
        'Prensado de 180 gramos con funda interior antiestática. ~ A 180-gram pressing with an anti-static inner sleeve.',
        'Un álbum de {genre} para escuchar de principio a fin. ~ A {genre} album to hear from beginning to end.',
      ],
      rows: `
        Surco | Los Faros | Verano Eléctrico ~ Electric Summer | 25 | pop | LP
        Surco | Marina Duque | Sal y Luna ~ Salt and Moon | 27 | flamenco | LP
        Greenlane | The Slow Harbours | Northbound | 28 | indie | LP
        Greenlane | Ada Wren Trio | Late Kitchen | 32 | jazz | 2LP
        Surco | Orquesta del Ebro | Cuadros de Agua ~ Water Pictures | 29 | clásica ~ classical | LP
        Greenlane | Hollow Parade | Paper Moons | 24 | folk | LP
        Surco | Neón Dulce | Autopista ~ Motorway | 23 | electrónica ~ electronic | LP
        Greenlane | Copper Saints | Dust Radio | 26 | rock | LP`,
    },
    {
      subcategory: 'cds',
      shelf: 'Música > CD ~ Music > CDs',
      name: '{artist} - {model} (CD {format}) ~ {artist} - {model} ({format} CD)',
      specs:
        'Artista: {artist}; Género: {genre}; Formato: {format}; Sello: {brand} ~ Artist: {artist}; Genre: {genre}; Format: {format}; Label: {brand}',
      columns: 'brand artist model price genre format',
      about: [
        '«{model}» recoge a {artist} en su mejor momento. ~ “{model}” catches {artist} at their best.',
        'El libreto trae letras, fotos y una entrevista breve. ~ The booklet has lyrics, photographs and a short interview.',
        'Música {genre} con una mezcla clara que suena bien también en el coche. ~ This is {genre} music with a clear mix that sounds good in the car too.',
      ],
      rows: `
        Surco | Los Faros | Verano Eléctrico ~ Electric Summer | 15 | pop | digipack ~ digipak
        Surco | Orquesta del Ebro | Nocturnos ~ Nocturnes | 17 | clásica ~ classical | estuche doble ~ 2-disc
        Greenlane | The Slow Harbours | Northbound | 14 | indie | estándar ~ standard
        Surco | Marina Duque | Sal y Luna ~ Salt and Moon | 16 | flamenco | digipack ~ digipak
        Greenlane | Ada Wren Trio | Late Kitchen | 15 | jazz | estándar ~ standard
        Greenlane | Copper Saints | Live at the Mill | 16 | rock | directo ~ live`,
    },
    {
      subcategory: 'blu-ray',
      shelf: 'Cine y series > Blu-ray y DVD ~ Films & TV > Blu-ray & DVD',
      name: '{model} ({format}) ~ {model} ({format})',
      specs:
        'Género: {genre}; Duración: {length}; Formato: {format} ~ Genre: {genre}; Running time: {length}; Format: {format}',
      columns: 'brand model price genre length',
      options: { format: 'DVD; Blu-ray @4; Blu-ray 4K Ultra HD @11' },
      about: [
        '«{model}» es una película de {genre} que se disfruta más en pantalla grande. ~ “{model}” is a {genre} film to enjoy on a big screen.',
        'Dura {length} e incluye escenas eliminadas y comentarios de la directora. ~ It runs for {length} and includes deleted scenes and the director’s commentary.',
        'Audio y subtítulos en español e inglés, con imagen restaurada. ~ Audio and subtitles in English and Spanish, with a restored picture.',
      ],
      rows: `
        Linterna Films | La estación vacía ~ The Empty Station | 10 | suspense | 104 min
        Linterna Films | Dos tazas de té ~ Two Cups of Tea | 9 | comedia ~ comedy | 96 min
        Kite & Lantern | Más allá de Titán ~ Beyond Titan | 12 | ciencia ficción ~ science-fiction | 138 min
        Kite & Lantern | El zorro y la nieve ~ The Fox and the Snow | 11 | animación ~ animation | 88 min`,
    },
    {
      subcategory: 'guitars',
      shelf: 'Instrumentos musicales > Guitarras ~ Musical Instruments > Guitars',
      name: '{type} {brand} {model}, {colour} ~ {brand} {model} {type}, {colour}',
      specs: 'Tipo: {type}; Tapa: {wood}; Color: {colour} ~ Type: {type}; Top: {wood}; Colour: {colour}',
      columns: 'brand model type price wood',
      options: { colour: 'natural; black; red; blue' },
      each: 1,
      about: [
        '{brand} {model} viene afinada y con la acción baja, lista para tocar. ~ The {brand} {model} comes tuned with a low action, ready to play.',
        'La tapa de {wood} da un sonido abierto que madura con los años. ~ The {wood} top gives an open sound that matures over the years.',
        'El mástil es cómodo para manos pequeñas y no cansa al estudiar. ~ The neck is easy on small hands and does not tire you in practice.',
      ],
      rows: `
        Sarabanda | C-20 | Guitarra española ~ Classical Guitar | 129 | abeto ~ spruce
        Sarabanda | C-45 Cedro ~ C-45 Cedar | Guitarra española ~ Classical Guitar | 289 | cedro ~ cedar
        Larkfield | Dread 100 | Guitarra acústica ~ Acoustic Guitar | 199 | abeto ~ spruce
        Larkfield | Strata | Guitarra eléctrica ~ Electric Guitar | 249 | aliso ~ alder
        Larkfield | Baritone 4 | Bajo eléctrico ~ Bass Guitar | 279 | tilo ~ basswood
        Sarabanda | Uke S | Ukelele ~ Ukulele | 45 | caoba ~ mahogany
        Larkfield | Amp 20 | Amplificador de guitarra ~ Guitar Amplifier | 119 | 20 W`,
    },
    {
      subcategory: 'keyboards-pianos',
      shelf: 'Instrumentos musicales > Teclados y pianos ~ Musical Instruments > Keyboards & Pianos',
      name: '{type} {brand} {model} {keys} teclas ~ {brand} {model} {type} {keys} keys',
      specs: 'Tipo: {type}; Teclas: {keys}; Sonidos: {sounds} ~ Type: {type}; Keys: {keys}; Sounds: {sounds}',
      columns: 'brand model type price keys sounds',
      about: [
        '{brand} {model} responde al tacto y anima a practicar cada día. ~ The {brand} {model} responds to touch and makes you want to practise daily.',
        'Sus {keys} teclas y {sounds} sonidos dan para clase y para inventar. ~ Its {keys} keys and {sounds} sounds are enough for lessons and for invention.',
        'La salida de auriculares permite tocar de noche sin molestar. ~ The headphone output lets you play at night without disturbing anyone.',
      ],
      rows: `
        Marfilia | Step 61 | Teclado electrónico ~ Electronic Keyboard | 129 | 61 | 400
        Marfilia | Grand 88 | Piano digital ~ Digital Piano | 499 | 88 | 24
        Marfilia | Go 88 | Piano digital portátil ~ Portable Digital Piano | 329 | 88 | 16
        Marfilia | Mini 37 | Teclado infantil ~ Children's Keyboard | 49 | 37 | 100
        Larkfield | Control 49 | Teclado controlador MIDI ~ MIDI Controller Keyboard | 139 | 49 | 8`,
    },
  ],
};
