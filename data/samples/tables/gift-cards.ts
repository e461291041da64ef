import type { Group } from '../types.ts';

export const giftCards: Group = {
  category: 'gift-cards',
  delivery: null,
  closing: [
    'Llega por correo electrónico en minutos, con una dedicatoria si se desea. ~ It arrives by e-mail within minutes, with a message if you wish.',
    'Se puede imprimir o reenviar y no caduca antes de doce meses. ~ It can be printed or forwarded and is valid for at least twelve months.',
    'El saldo o la reserva se gestionan en línea, sin llamadas. ~ Balance or booking is handled online, without phone calls.',
  ],
  lines: [
    {
      subcategory: 'shopping-cards',
      shelf: 'Tarjetas regalo > Tiendas ~ Gift Cards > Shopping',
      name: 'Tarjeta regalo {brand} {model} {value} ~ {brand} {model} Gift Card {value}',
      specs:
        'Tienda: {brand}; Valor: {value}; Entrega: digital ~ Shop: {brand}; Value: {value}; Delivery: digital',
      columns: 'brand model price',
      options: { value: '25 € ~ £20; 50 € ~ £40 @25; 100 € ~ £80 @75' },
      about: [
        'Con la tarjeta regalo {brand} quien la recibe elige a su gusto. ~ With the {brand} gift card the lucky one chooses to taste.',
        'Su valor de {value} se puede gastar en varias compras. ~ Its value of {value} can be spent over several purchases.',
        'Vale para la web y las tiendas de {brand}, también en rebajas. ~ It works on the website and in {brand} shops, sales included.',
      ],
      rows: `
        Marela | Moda ~ Fashion | 25
        Menajia | Cocina ~ Kitchen | 25
        Zancalia | Deporte ~ Sport | 25
        Faro de Papel ~ Paper Lighthouse | Lectura ~ Reading | 25`,
    },
    {
      subcategory: 'gaming-cards',
      shelf: 'Tarjetas regalo > Juegos ~ Gift Cards > Gaming',
      name: 'Tarjeta de juego {brand} {model} {value} ~ {brand} {model} Gaming Card {value}',
      specs:
        'Plataforma: {brand}; Valor: {value}; Entrega: código digital ~ Platform: {brand}; Value: {value}; Delivery: digital code',
      columns: 'brand model price',
      options: { value: '20 € ~ £20; 50 € ~ £50 @30' },
      about: [
        'La tarjeta de juego {brand} {model} añade {value} al monedero de la cuenta. ~ The {brand} {model} gaming card adds {value} to the account wallet.',
        'Sirve para juegos, complementos y contenido de temporada. ~ It pays for games, add-ons and seasonal content.',
        'El código se canjea una sola vez y no exige datos bancarios. ~ The code is redeemed once and needs no bank details.',
      ],
      rows: `
        Arkade | Wallet | 20
        Arkade | Pass | 20
        Kobold Works | Coins | 20`,
    },
    {
      subcategory: 'streaming-cards',
      shelf: 'Tarjetas regalo > Música y series ~ Gift Cards > Streaming & Entertainment',
      name: 'Tarjeta de streaming {brand} {model} {term} ~ {brand} {model} Streaming Card {term}',
      specs:
        'Servicio: {brand}; Plan: {model}; Duración: {term} ~ Service: {brand}; Plan: {model}; Term: {term}',
      columns: 'brand model price',
      options: { term: '3 meses ~ 3 months; 12 meses ~ 12 months @60' },
      about: [
        'Con esta tarjeta de streaming, {brand} se disfruta durante {term} sin cuota mensual. ~ With this streaming card, {brand} can be enjoyed for {term} without a monthly fee.',
        'El plan {model} permite dos pantallas y descargas. ~ The {model} plan allows two screens and downloads.',
        'No se renueva sola: al terminar, decides. ~ It does not renew by itself: when it ends, you decide.',
      ],
      rows: `
        Cinelia | Estándar ~ Standard | 25
        Cinelia | Familia ~ Family | 35
        Onda Libre | Música ~ Music | 29`,
    },
    {
      subcategory: 'travel-cards',
      shelf: 'Viajes > Escapadas y hoteles ~ Travel > Short Breaks & Hotels',
      name: 'Escapada {nights} en {city}: {hotel} ({kind}) ~ {nights} Stay in {city}: {hotel} ({kind})',
      specs:
        'Hotel: {hotel}; Destino: {city}, {country}; Noches: {nights}; Personas: 2 ~ Hotel: {hotel}; Destination: {city}, {country}; Nights: {nights}; Guests: 2',
      columns: 'brand model price hotel city country location kind',
      options: { nights: '1 noche ~ 1-Night; 2 noches ~ 2-Night @85; 3 noches ~ 3-Night @160' },
      about: [
        'Una escapada para dos en {city}, con desayuno y salida tardía. ~ A break for two in {city}, with breakfast and late check-out.',
        '{hotel} está en {location}, en un edificio con pocas habitaciones y buen trato. ~ {hotel} is in {location}, in a building with few rooms and a warm welcome.',
        'La fecha se elige después en línea, con cambios gratuitos hasta siete días antes. ~ Choose the date later online, with free changes up to seven days before.',
      ],
      rows: `
        Vagamar | Mar ~ Sea | 129 | Hotel Brisa de Levante | Cádiz ~ Cadiz | España ~ Spain | Playa de la Caleta | playa ~ beach
        Vagamar | Ciudad ~ City | 149 | Casa Alameda Boutique | Sevilla ~ Seville | España ~ Spain | Barrio de Triana | ciudad ~ city
        Vagamar | Cumbre ~ Summit | 139 | Refugio Peña Alta | Benasque | España ~ Spain | Pirineo aragonés ~ Aragonese Pyrenees | montaña ~ mountain
        Vagamar | Atlántico ~ Atlantic | 169 | Solar das Marés | Lisboa ~ Lisbon | Portugal | Alfama | ciudad ~ city
        Vagamar | Lagos ~ Lakes | 179 | Fernbank House | Keswick | Reino Unido ~ United Kingdom | Distrito de los Lagos ~ Lake District | campo ~ countryside
        Vagamar | Norte ~ North | 189 | The Old Quay Rooms | Edimburgo ~ Edinburgh | Reino Unido ~ United Kingdom | Leith | ciudad ~ city
        Vagamar | Luz ~ Light | 219 | Hôtel des Deux Ponts | París ~ Paris | Francia ~ France | Canal Saint-Martin | ciudad ~ city
        Vagamar | Isla ~ Island | 199 | Finca Es Garrover | Sóller | España ~ Spain | Sierra de Tramontana ~ Tramuntana Mountains | isla ~ island`,
    },
    {
      subcategory: 'spa-cards',
      shelf: 'Tarjetas regalo > Spa y bienestar ~ Gift Cards > Spa & Wellness',
      name: 'Tarjeta regalo spa {brand} {model} {people} ~ {brand} {model} Spa Gift Card {people}',
      specs: 'Incluye: {detail}; Personas: {people} ~ Includes: {detail}; Guests: {people}',
      columns: 'brand model price detail',
      options: { people: '1 persona ~ for 1; 2 personas ~ for 2 @45' },
      about: [
        'La tarjeta {brand} {model} regala tiempo: {detail} y un rato sin teléfono. ~ The {brand} {model} card gives time: {detail} and a while without the phone.',
        'Se reserva en línea en más de treinta centros. ~ Book online at more than thirty centres.',
        'Incluye toalla, albornoz e infusión al terminar. ~ Towel, robe and herbal tea are included.',
      ],
      rows: `
        Serenal | Aguas ~ Waters | 45 | circuito termal ~ thermal circuit
        Serenal | Masaje ~ Massage | 65 | masaje de 50 minutos ~ 50-minute massage
        Serenal | Ritual | 89 | circuito y facial ~ thermal circuit and facial`,
    },
  ],
};
