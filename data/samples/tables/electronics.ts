import type { Group } from '../types.ts';

export const electronics: Group = {
  category: 'electronics',
  delivery: 5,
  secondHand: true,
  closing: [
    'Viene con sus cables, guía en español y garantía de tres años. ~ It comes with its cables, a guide in English and a full warranty.',
    'Los plásticos reciclados y el embalaje de cartón reducen los residuos. ~ Recycled plastics and cardboard packaging keep waste down.',
    'Si dudas entre varios modelos, este es el equilibrio entre precio y prestaciones. ~ If you are torn between models, this is the balance of price and features.',
  ],
  lines: [
    {
      subcategory: 'smartphones',
      shelf: 'Telefonía > Smartphones y móviles libres ~ Phones > SIM-Free Mobile Phones',
      name: 'Móvil {brand} {model} 5G {screen}, {memory}, {colour} ~ {brand} {model} 5G {screen} Smartphone, {memory}, {colour}',
      specs:
        'Pantalla: {screen} OLED; Memoria: {memory}; Cámara: {camera}; Batería: {battery}; SIM: dual y eSIM ~ Screen: {screen} OLED; Memory: {memory}; Camera: {camera}; Battery: {battery}; SIM: dual and eSIM',
      columns: 'brand model price screen camera battery',
      options: {
        memory: '6 GB + 128 GB; 8 GB + 256 GB @70; 12 GB + 512 GB @180',
        colour: 'graphite; blue; sage; lilac; white',
      },
      about: [
        'El {brand} {model} es un móvil libre con pantalla de {screen} que se ve bien a pleno sol. ~ The {brand} {model} is a SIM-free phone with a {screen} screen that stays clear in bright sun.',
        'Su cámara de {camera} resuelve retratos y escenas nocturnas sin complicaciones. ~ Its {camera} camera takes care of portraits and night scenes without fuss.',
        'La batería de {battery} llega al final del día y recupera la mitad en media hora. ~ The {battery} battery reaches the end of the day and regains half its charge in thirty minutes.',
      ],
      rows: `
        Orbia | Uno 5 ~ One 5 | 249 | 6,5" ~ 6.5" | 50 MP | 5000 mAh
        Orbia | Uno 5 Plus ~ One 5 Plus | 349 | 6,7" ~ 6.7" | 64 MP | 5200 mAh
        Orbia | Vista Pro | 749 | 6,8" ~ 6.8" | 108 MP | 5100 mAh
        Halden | M30 | 179 | 6,6" ~ 6.6" | 48 MP | 5000 mAh
        Halden | M50 Zoom | 429 | 6,6" ~ 6.6" | 50 MP | 4800 mAh
        Halden | Mini 3 | 389 | 5,8" ~ 5.8" | 50 MP | 3900 mAh
        Norvik | Fjord X | 899 | 6,7" ~ 6.7" | 200 MP | 5400 mAh
        Senzo | Básico 2 ~ Basic 2 | 129 | 6,4" ~ 6.4" | 13 MP | 4500 mAh`,
    },
    {
      subcategory: 'phone-accessories',
      newOnly: true,
      shelf: 'Telefonía > Accesorios para móvil ~ Phones > Mobile Phone Accessories',
      name: '{type} {brand} {model}, {detail} ~ {brand} {model} {type}, {detail}',
      specs: 'Tipo: {type}; Detalle: {detail} ~ Type: {type}; Detail: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model}: un accesorio sencillo que protege el teléfono o lo mantiene cargado donde haga falta. ~ The {brand} {model} is a simple accessory that protects your phone or keeps it charged wherever you are.',
        'Se ha probado con los modelos más vendidos y se coloca en segundos. ~ It has been tested with the best-selling models and goes on in seconds.',
        'El acabado resiste arañazos, sudor y el fondo del bolso. ~ The finish stands up to scratches, sweat and the bottom of a bag.',
      ],
      rows: `
        Cargalia | Pocket 10 | Batería externa ~ Power Bank | 25 | 10000 mAh
        Cargalia | Pocket 20 | Batería externa ~ Power Bank | 39 | 20000 mAh
        Cargalia | Volt 30 | Cargador USB-C de pared para móvil ~ USB-C Phone Charger | 19 | 30 W
        Cargalia | Disco Mag ~ Mag Disc | Cargador inalámbrico para móvil ~ Wireless Phone Charger | 29 | 15 W
        Funda & Co | Suave Uno 5 ~ Soft One 5 | Funda de silicona para móvil ~ Silicone Phone Case | 15 | Orbia Uno 5 ~ Orbia One 5
        Funda & Co | Libro Vista ~ Folio Vista | Funda de piel para móvil ~ Leather Phone Case | 32 | Orbia Vista Pro
        Funda & Co | Cristal M30 ~ Glass M30 | Protector de pantalla para móvil ~ Phone Screen Protector | 12 | pack de 2 ~ pack of 2
        Soporta | Rejilla ~ Vent | Soporte de móvil para coche ~ Car Phone Holder | 17 | magnético ~ magnetic
        Soporta | Trípode Selfie ~ Selfie Tripod | Palo selfie para móvil ~ Phone Selfie Stick | 22 | Bluetooth`,
    },
    {
      subcategory: 'televisions',
      shelf: 'Imagen y sonido > Televisores ~ TV & Audio > TVs',
      name: 'Televisor {brand} {model} {screen} {panel} Smart TV ~ {brand} {model} {screen} {panel} Smart TV',
      specs:
        'Diagonal: {screen}; Panel: {panel}; Frecuencia: {hz}; HDMI: 4; Clase energética: F ~ Diagonal: {screen}; Panel: {panel}; Refresh rate: {hz}; HDMI: 4; Energy class: F',
      columns: 'brand model price panel hz',
      options: { screen: '43"; 50" @80; 55" @160; 65" @350' },
      each: 3,
      about: [
        'El televisor {brand} {model} de {screen} llena el salón sin llenar la pared. ~ The {screen} {brand} {model} TV fills the room without filling the wall.',
        'El panel {panel} a {hz} muestra negros limpios y movimientos claros en deporte y cine. ~ The {panel} panel at {hz} shows clean blacks and clear motion in sport and films.',
        'El sistema inteligente abre tus aplicaciones en un par de segundos y el mando es de los que se entienden. ~ The smart system opens your apps in a couple of seconds and the remote makes sense.',
      ],
      rows: `
        Luminar | L5 | 299 | 4K LED | 60 Hz
        Luminar | L7 Quantum | 449 | 4K QLED | 120 Hz
        Luminar | L9 Noche ~ L9 Night | 899 | 4K OLED | 120 Hz
        Senzo | Vida ~ Vida | 259 | 4K LED | 60 Hz
        Senzo | Vida Mini ~ Vida Mini | 549 | 4K Mini LED | 144 Hz
        Halden | Fram | 699 | 4K QLED | 120 Hz`,
    },
    {
      subcategory: 'headphones',
      shelf: 'Imagen y sonido > Auriculares ~ TV & Audio > Headphones & Earphones',
      name: 'Auriculares {type} {brand} {model}, {colour} ~ {brand} {model} {type} Headphones, {colour}',
      specs:
        'Tipo: {type}; Autonomía: {hours}; Bluetooth: 5.3; Color: {colour} ~ Type: {type}; Battery life: {hours}; Bluetooth: 5.3; Colour: {colour}',
      columns: 'brand model type price hours',
      options: { colour: 'black; white; blue; sand; red' },
      about: [
        'Los auriculares {brand} {model} suenan equilibrados, con graves firmes y voces claras. ~ The {brand} {model} headphones sound balanced, with firm bass and clear voices.',
        'Duran {hours} y con diez minutos de carga hay música para el camino a casa. ~ They last {hours}, and ten minutes of charging gives music for the way home.',
        'Los micrófonos filtran el viento y las almohadillas se pueden cambiar. ~ The microphones filter out wind, and the pads can be replaced.',
      ],
      rows: `
        Sonara | Calma NC ~ Calm NC | inalámbricos con cancelación de ruido ~ Wireless Noise-Cancelling | 199 | 40 horas ~ 40 hours
        Sonara | Buds 3 | de botón inalámbricos ~ True Wireless In-Ear | 79 | 28 horas ~ 28 hours
        Sonara | Buds Sport | deportivos inalámbricos ~ Wireless Sports | 59 | 24 horas ~ 24 hours
        Kestrel Audio | K40 | de diadema inalámbricos ~ Wireless Over-Ear | 69 | 50 horas ~ 50 hours
        Kestrel Audio | K90 Studio | de estudio con cable ~ Wired Studio | 129 | sin batería ~ no battery
        Kyber & Lund | Siren 7 | gaming con micrófono ~ Gaming | 89 | 32 horas ~ 32 hours
        Senzo | Pop Kids | infantiles ~ Children's | 25 | 20 horas ~ 20 hours`,
    },
    {
      subcategory: 'speakers',
      shelf: 'Imagen y sonido > Altavoces ~ TV & Audio > Speakers & Hi-Fi',
      name: '{type} {brand} {model} {power} ~ {brand} {model} {power} {type}',
      specs:
        'Tipo: {type}; Potencia: {power}; Entradas: {inputs} ~ Type: {type}; Power: {power}; Inputs: {inputs}',
      columns: 'brand model type price power inputs',
      about: [
        '{brand} {model} llena la habitación con sonido cálido y detallado, también a volumen bajo. ~ The {brand} {model} fills the room with warm, detailed sound, even at low volume.',
        'Sus {power} se reparten con control: los graves no tapan la voz. ~ Its {power} are well controlled: bass never covers the voice.',
        'Se conecta por {inputs} y recuerda el último aparato emparejado. ~ It connects by {inputs} and remembers the last paired device.',
      ],
      rows: `
        Sonara | Ola Mini ~ Wave Mini | Altavoz Bluetooth portátil ~ Portable Bluetooth Speaker | 39 | 10 W | Bluetooth
        Sonara | Ola Max ~ Wave Max | Altavoz Bluetooth portátil ~ Portable Bluetooth Speaker | 129 | 40 W | Bluetooth
        Kestrel Audio | Barra 2.1 ~ Bar 2.1 | Barra de sonido ~ Soundbar | 169 | 220 W | HDMI ARC
        Kestrel Audio | Barra 5.1 Cine ~ Bar 5.1 Cinema | Barra de sonido ~ Soundbar | 349 | 420 W | HDMI eARC
        Kestrel Audio | Estante 5 ~ Shelf 5 | Altavoces de estantería ~ Bookshelf Speakers | 219 | 80 W | cable ~ wire
        Halden | Micro 200 | Minicadena de sonido ~ Micro Hi-Fi System | 149 | 60 W | CD, FM, Bluetooth
        Senzo | Fiesta 500 ~ Party 500 | Altavoz de fiesta ~ Party Speaker | 199 | 300 W | Bluetooth, jack
        Sonara | Roca ~ Boulder | Altavoz Bluetooth portátil ~ Portable Bluetooth Speaker | 79 | 20 W | Bluetooth
        Halden | Giro 33 ~ Spin 33 | Tocadiscos con altavoces ~ Turntable with Speakers | 89 | 6 W | Bluetooth, RCA
        Kestrel Audio | Torre 200 ~ Tower 200 | Altavoces de suelo ~ Floorstanding Speakers | 399 | 200 W | cable ~ wire
        Sonara | Sala W1 ~ Room W1 | Altavoz wifi ~ Wi-Fi Speaker | 149 | 50 W | wifi ~ Wi-Fi
        Sonara | Diario ~ Daybreak | Radio despertador ~ Clock Radio | 45 | 6 W | FM, DAB+`,
    },
    {
      subcategory: 'cameras',
      shelf: 'Fotografía > Cámaras ~ Photography > Cameras & Camcorders',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Vídeo: {video} ~ Type: {type}; Detail: {detail}; Video: {video}',
      columns: 'brand model type price detail video',
      about: [
        '{brand} {model} es una compañera de viaje: enciende rápido y enfoca donde miras. ~ The {brand} {model} is a travel companion: it starts quickly and focuses where you look.',
        'Graba vídeo {video} estable y pasa las fotos al móvil sin cables. ~ It records steady {video} video and sends photos to your phone without cables.',
        'Los mandos se manejan con guantes y el menú se puede reducir a lo que usas. ~ The controls work with gloves and the menu can be cut down to what you use.',
      ],
      rows: `
        Optara | M1 Kit | Cámara sin espejo ~ Mirrorless Camera | 699 | 24 MP + 15-45 mm | 4K
        Optara | M3 | Cámara sin espejo ~ Mirrorless Camera | 1290 | 33 MP | 4K
        Optara | Bolsillo 20 ~ Pocket 20 | Cámara compacta ~ Compact Camera | 329 | 20 MP, zoom 10x | Full HD
        Optara | Puente 60 ~ Bridge 60 | Cámara compacta ~ Compact Camera | 449 | 20 MP, zoom 60x | 4K
        Halden | Chispa ~ Spark | Cámara instantánea ~ Instant Camera | 119 | 86 x 54 mm | HD
        Optara | Vlog V2 | Cámara sin espejo ~ Mirrorless Camera | 799 | 26 MP + 16-50 mm | 4K
        Senzo | Acua 30 ~ Aqua 30 | Cámara de acción ~ Action Camera | 99 | 16 MP | 4K
        Optara | Ráfaga 5 ~ Burst 5 | Cámara de acción ~ Action Camera | 279 | 20 MP | 5K
        Halden | Insta Plus | Cámara instantánea ~ Instant Camera | 89 | 62 x 46 mm | HD
        Optara | 50 mm f/1.8 | Cámara réflex con objetivo ~ DSLR Camera with Lens | 549 | 24 MP, f/1.8 | Full HD
        Soporta | Viajero ~ Traveller | Cámara de viaje con trípode ~ Camera with Tripod Kit | 159 | 18 MP, 1,5 m ~ 18 MP, 1.5 m | Full HD`,
    },
    {
      subcategory: 'smartwatches',
      shelf: 'Telefonía > Relojes inteligentes ~ Phones > Smart Watches & Fitness Trackers',
      name: '{type} {brand} {model}, {colour} ~ {brand} {model} {type}, {colour}',
      specs:
        'Tipo: {type}; Autonomía: {days}; GPS: {gps}; Agua: 5 ATM ~ Type: {type}; Battery life: {days}; GPS: {gps}; Water: 5 ATM',
      columns: 'brand model type price days gps',
      options: { colour: 'black; silver; pink; olive' },
      about: [
        '{brand} {model} mide pulso, sueño y entrenamientos sin pedir atención todo el día. ~ The {brand} {model} tracks pulse, sleep and workouts without asking for attention all day.',
        'La batería dura {days}, así que el cargador se queda en casa el fin de semana. ~ The battery lasts {days}, so the charger can stay at home for the weekend.',
        'Muestra avisos y llamadas, y la correa se cambia sin herramientas. ~ It shows notifications and calls, and the strap changes without tools.',
      ],
      rows: `
        Orbia | Time 4 | Reloj inteligente ~ Smartwatch | 229 | 3 días ~ 3 days | sí ~ yes
        Orbia | Time Go | Reloj inteligente ~ Smartwatch | 99 | 7 días ~ 7 days | no
        Pulsea | Trail 2 | Reloj deportivo GPS ~ GPS Sports Smartwatch | 299 | 20 días ~ 20 days | sí ~ yes
        Pulsea | Band 6 | Pulsera de actividad ~ Fitness Tracker Band | 39 | 14 días ~ 14 days | no
        Senzo | Kid Watch | Reloj inteligente infantil ~ Children's Smartwatch | 79 | 2 días ~ 2 days | sí ~ yes`,
    },
    {
      subcategory: 'game-consoles',
      shelf: 'Gaming > Consolas y mandos ~ Gaming > Consoles & Accessories',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs: 'Tipo: {type}; Versión: {detail} ~ Type: {type}; Version: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} está hecho para partidas largas, solo o con amigos en el sofá. ~ The {brand} {model} is made for long sessions, alone or with friends on the sofa.',
        'La versión {detail} se configura en cinco minutos y descarga las actualizaciones en reposo. ~ The {detail} version sets up in five minutes and downloads updates while at rest.',
        'Los controles parentales permiten fijar horarios y compras desde el teléfono. ~ Parental controls let you set hours and purchases from your phone.',
      ],
      rows: `
        Arkade | One S | Consola ~ Games Console | 349 | 512 GB
        Arkade | One X | Consola ~ Games Console | 479 | 1 TB
        Arkade | Pocket | Consola portátil ~ Handheld Games Console | 229 | 64 GB
        Arkade | Retro 64 | Consola retro ~ Retro Games Console | 69 | 120 juegos ~ 120 games
        Arkade | Pad | Mando inalámbrico ~ Wireless Controller | 55 | negro ~ black
        Arkade | Pad Elite | Mando inalámbrico ~ Wireless Controller | 119 | con palas ~ with paddles
        Kyber & Lund | Rueda GT ~ Wheel GT | Volante para consola ~ Console Racing Wheel | 199 | con pedales ~ with pedals
        Arkade | Dock Duo | Base de carga para mandos ~ Controller Charging Dock | 25 | 2 mandos ~ 2 pads
        Visera | Mundo VR ~ World VR | Gafas de realidad virtual ~ VR Headset | 399 | 256 GB`,
    },
    {
      subcategory: 'projectors',
      shelf: 'Imagen y sonido > Proyectores y accesorios TV ~ TV & Audio > Projectors & TV Accessories',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Conexión: HDMI ~ Type: {type}; Detail: {detail}; Connection: HDMI',
      columns: 'brand model type price detail',
      about: [
        'Con {brand} {model} la noche de cine en casa deja de ser un plan improvisado. ~ With the {brand} {model}, film night at home is no longer an improvised plan.',
        'Se instala sin taladros complicados y el ajuste se hace desde el mando. ~ It installs without difficult drilling, and adjustment is done from the remote.',
        'Su punto fuerte es este: {detail}, poco habitual a este precio. ~ Its strong point is this: {detail}, unusual at the price.',
      ],
      rows: `
        Luminar | Cine 200 ~ Cinema 200 | Proyector ~ Projector | 199 | Full HD 400 lm
        Luminar | Cine Laser ~ Cinema Laser | Proyector láser ~ Laser Projector | 999 | 4K 2200 lm
        Luminar | Lata ~ Can | Proyector portátil ~ Portable Projector | 279 | batería de 3 h ~ 3 h battery
        Senzo | Stick 4K | Reproductor multimedia para TV ~ TV Streaming Stick | 49 | HDR
        Soporta | Muro 65 ~ Wall 65 | Soporte de pared para televisor ~ TV Wall Bracket | 35 | 32"-65"
        Luminar | Tela 100 ~ Canvas 100 | Pantalla de proyección ~ Projector Screen | 89 | 100"
        Senzo | Uno 8 ~ One 8 | Mando universal para TV ~ Universal TV Remote | 19 | 8 aparatos ~ 8 devices`,
    },
    {
      subcategory: 'smart-home',
      shelf: 'Hogar digital > Domótica ~ Smart Tech > Smart Home',
      name: '{type} {brand} {model}, {detail} ~ {brand} {model} {type}, {detail}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Conexión: wifi 2,4 GHz ~ Type: {type}; Detail: {detail}; Connection: 2.4 GHz Wi-Fi',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} se añade a la aplicación leyendo un código y funciona con los asistentes de voz habituales. ~ The {brand} {model} joins the app by scanning a code and works with the usual voice assistants.',
        'Las automatizaciones siguen en marcha aunque se caiga internet. ~ Automations keep running even if the internet is down.',
        'Los datos se guardan en Europa y se pueden borrar desde la aplicación. ~ Data is stored in Europe and can be deleted from the app.',
      ],
      rows: `
        Domia | Ojo 2K ~ Eye 2K | Cámara de vigilancia wifi ~ Wi-Fi Security Camera | 45 | interior ~ indoor
        Domia | Ojo Solar ~ Eye Solar | Cámara de vigilancia wifi ~ Wi-Fi Security Camera | 99 | exterior ~ outdoor
        Domia | Timbre ~ Chime | Videoportero inteligente ~ Smart Video Doorbell | 119 | con batería ~ battery powered
        Domia | Clima ~ Climate | Termostato inteligente ~ Smart Thermostat | 139 | calefacción ~ heating
        Domia | Plug 4 | Enchufe inteligente ~ Smart Plug | 39 | pack de 4 ~ pack of 4
        Lumbre | Color E27 ~ Colour E27 | Bombilla inteligente ~ Smart Bulb | 25 | pack de 2 ~ pack of 2
        Domia | Llave ~ Latch | Cerradura inteligente ~ Smart Lock | 179 | huella y código ~ fingerprint and code
        Domia | Voz ~ Voice | Altavoz inteligente ~ Smart Speaker | 69 | con reloj ~ with clock
        Domia | Aviso Agua ~ Water Alert | Sensor de fugas ~ Smart Leak Sensor | 29 | pack de 3 ~ pack of 3`,
    },
  ],
};
