import type { Group } from '../types.ts';

export const computers: Group = {
  category: 'computers',
  delivery: 5,
  secondHand: true,
  closing: [
    'Se entrega en su embalaje original, con guía de inicio rápido y factura. ~ It arrives in its original box with a quick-start guide and an invoice.',
    'La garantía cubre piezas y mano de obra durante tres años. ~ The warranty covers parts and labour, and help is a phone call away.',
    'Una compra sensata para estudiar, teletrabajar o renovar el equipo de casa. ~ A sensible buy for study, home working or bringing an older setup up to date.',
  ],
  lines: [
    {
      subcategory: 'laptops',
      shelf: 'Informática > Portátiles ~ Computing > Laptops & Notebooks',
      name: 'Portátil {brand} {model} {screen}, {cpu}, {memory} SSD, {colour} ~ {brand} {model} {screen} Laptop, {cpu}, {memory} SSD, {colour}',
      specs:
        'Pantalla: {screen} Full HD; Procesador: {cpu}; RAM y SSD: {memory}; Peso: {weight} ~ Screen: {screen} Full HD; Processor: {cpu}; RAM and SSD: {memory}; Weight: {weight}',
      columns: 'brand model price screen cpu weight',
      options: {
        memory: '8 GB/256 GB; 16 GB/512 GB @120; 32 GB/1 TB @290',
        colour: 'graphite; silver; blue; black',
      },
      about: [
        'El {brand} {model} es un portátil de {screen} que pesa {weight} y arranca en pocos segundos. ~ The {brand} {model} is a {screen} laptop that weighs {weight} and wakes in seconds.',
        'Su procesador de {cpu} y los {memory} mueven con soltura documentos, videollamadas y edición de fotos. ~ Its {cpu} processor and {memory} handle documents, video calls and photo editing without fuss.',
        'El teclado retroiluminado tiene buen recorrido y la batería aguanta una jornada de clases o reuniones. ~ The backlit keyboard has proper travel, and the battery lasts a day of lectures or meetings.',
      ],
      rows: `
        Norvik | Aero 14 | 649 | 14" | 8 núcleos ~ 8-core | 1,3 kg ~ 1.3 kg
        Norvik | Aero 16 | 829 | 16" | 10 núcleos ~ 10-core | 1,7 kg ~ 1.7 kg
        Norvik | Forja 17 Gaming ~ Forge 17 Gaming | 1249 | 17,3" ~ 17.3" | 14 núcleos ~ 14-core | 2,6 kg ~ 2.6 kg
        Talmen | Libra 15 | 479 | 15,6" ~ 15.6" | 6 núcleos ~ 6-core | 1,8 kg ~ 1.8 kg
        Talmen | Libra Go 13 | 549 | 13,3" ~ 13.3" | 6 núcleos ~ 6-core | 1,1 kg ~ 1.1 kg
        Ostrava | Zen 14 Pro | 979 | 14" | 12 núcleos ~ 12-core | 1,2 kg ~ 1.2 kg
        Ostrava | Campus 15 | 399 | 15,6" ~ 15.6" | 4 núcleos ~ 4-core | 1,7 kg ~ 1.7 kg
        Kyber & Lund | Titan X15 | 1399 | 15,6" ~ 15.6" | 16 núcleos ~ 16-core | 2,2 kg ~ 2.2 kg`,
    },
    {
      subcategory: 'desktops',
      shelf: 'Informática > Ordenadores de sobremesa ~ Computing > Desktop PCs',
      name: 'Ordenador de sobremesa {brand} {model}, {cpu}, {memory} SSD ~ {brand} {model} Desktop PC, {cpu}, {memory} SSD',
      specs:
        'Procesador: {cpu}; RAM y SSD: {memory}; Formato: {form}; Puertos: 6 USB, HDMI, red ~ Processor: {cpu}; RAM and SSD: {memory}; Case: {form}; Ports: 6 USB, HDMI, Ethernet',
      columns: 'brand model price cpu form',
      options: { memory: '8 GB/512 GB; 16 GB/1 TB @110; 32 GB/1 TB @230' },
      about: [
        'El {brand} {model} es un ordenador de formato {form} pensado para durar y ampliarse sin herramientas. ~ The {brand} {model} is a {form} computer built to last and to be upgraded without tools.',
        'Con {memory} y procesador de {cpu}, abre programas pesados al momento y mantiene muchas pestañas. ~ With {memory} and a {cpu} processor it opens heavy programs at once and keeps many tabs alive.',
        'Los ventiladores giran despacio, de modo que apenas se oye en el escritorio. ~ The fans turn slowly, so you hardly hear it on the desk.',
      ],
      rows: `
        Norvik | Torre S3 ~ Tower S3 | 529 | 6 núcleos ~ 6-core | torre ~ tower
        Norvik | Forja R7 Gaming ~ Forge R7 Gaming | 1199 | 12 núcleos ~ 12-core | torre ~ tower
        Talmen | Cubo Mini ~ Cube Mini | 349 | 4 núcleos ~ 4-core | mini
        Ostrava | Office 400 | 449 | 6 núcleos ~ 6-core | compacto ~ slim
        Kyber & Lund | Arena 9 | 1599 | 16 núcleos ~ 16-core | torre ~ tower
        Talmen | Atelier 27 todo en uno ~ Atelier 27 All-in-One | 899 | 8 núcleos ~ 8-core | todo en uno ~ all-in-one`,
    },
    {
      subcategory: 'tablets',
      shelf: 'Informática > Tablets y eReaders ~ Computing > Tablets & eBook Readers',
      name: '{type} {brand} {model} {screen}, {memory}, {colour} ~ {brand} {model} {screen} {type}, {memory}, {colour}',
      specs:
        'Pantalla: {screen}; Almacenamiento: {memory}; Autonomía: {hours}; Conexión: wifi y USB-C ~ Screen: {screen}; Storage: {memory}; Battery life: {hours}; Connection: Wi-Fi and USB-C',
      columns: 'brand model type price screen hours',
      options: { memory: '64 GB; 128 GB @50; 256 GB @110', colour: 'graphite; silver; blue; pink' },
      about: [
        'La pantalla de {screen} del {brand} {model} se lee bien también junto a la ventana. ~ The {screen} screen of the {brand} {model} stays easy to read, even beside a window.',
        'Con {memory} caben series, apuntes y cientos de libros, y la batería dura {hours}. ~ With {memory} there is room for shows, notes and hundreds of books, and the battery lasts {hours}.',
        'El marco es fino pero deja sitio para apoyar el pulgar, y el peso no cansa en la cama ni en el tren. ~ The bezel is slim yet leaves a place for your thumb, and the weight is no burden in bed or on the train.',
      ],
      rows: `
        Norvik | Folio 11 | Tablet | 329 | 11" | 12 horas ~ 12 hours
        Norvik | Folio 8 Kids | Tablet | 149 | 8" | 10 horas ~ 10 hours
        Talmen | Slate 10 | Tablet | 199 | 10,4" ~ 10.4" | 11 horas ~ 11 hours
        Ostrava | Canvas 12 Pro | Tablet | 599 | 12,4" ~ 12.4" | 13 horas ~ 13 hours
        Lektura | Página 6 ~ Page 6 | eReader | 119 | 6" | 5 semanas ~ 5 weeks
        Lektura | Página 7 Sol ~ Page 7 Sun | eReader | 189 | 7" | 6 semanas ~ 6 weeks`,
    },
    {
      subcategory: 'monitors',
      shelf: 'Informática > Monitores ~ Computing > Monitors',
      name: 'Monitor {brand} {model} {screen} {resolution} {hz} ~ {brand} {model} {screen} {resolution} {hz} Monitor',
      specs:
        'Diagonal: {screen}; Resolución: {resolution}; Frecuencia: {hz}; Panel: IPS; Entradas: HDMI y DisplayPort ~ Diagonal: {screen}; Resolution: {resolution}; Refresh rate: {hz}; Panel: IPS; Inputs: HDMI and DisplayPort',
      columns: 'brand model price resolution hz',
      options: { screen: '24"; 27" @60; 32" @150' },
      about: [
        'Este monitor de {screen} con resolución {resolution} muestra texto nítido y colores fieles desde cualquier ángulo. ~ This {screen} monitor with {resolution} resolution shows crisp text and true colours from any angle.',
        'La frecuencia de {hz} hace que el desplazamiento y los juegos se vean fluidos. ~ At {hz}, scrolling and games look smooth.',
        'El pie se ajusta en altura e inclinación y deja libre el anclaje VESA para un brazo. ~ The stand adjusts for height and tilt, and the VESA mount is free for an arm.',
      ],
      rows: `
        Visera | Clara ~ Clear | 129 | Full HD | 75 Hz
        Visera | Clara QX ~ Clear QX | 219 | QHD | 100 Hz
        Visera | Studio 4K | 329 | 4K | 60 Hz
        Kyber & Lund | Pulse G | 189 | Full HD | 180 Hz
        Kyber & Lund | Pulse Q | 299 | QHD | 240 Hz
        Ostrava | Office View | 109 | Full HD | 60 Hz`,
    },
    {
      subcategory: 'printers',
      newOnly: true,
      shelf: 'Informática > Impresoras y consumibles ~ Computing > Printers, Ink & Toner',
      name: '{type} {brand} {model} ~ {brand} {model} {type}',
      specs:
        'Tipo: {type}; Conexión: {link}; Rendimiento: {pages} páginas ~ Type: {type}; Connection: {link}; Yield: {pages} pages',
      columns: 'brand model type price link pages',
      about: [
        '{brand} {model}: pensado para quien imprime de verdad y no quiere sorpresas en el coste por página. ~ The {brand} {model} is made for people who really print and want no surprises in the cost per page.',
        'Rinde unas {pages} páginas y trabaja por {link} sin programas raros. ~ It yields about {pages} pages and works over {link} without odd software.',
        'Los negros salen firmes, los gráficos con color uniforme y el papel no se ondula. ~ Blacks come out firm, charts evenly coloured, and the paper does not curl.',
      ],
      rows: `
        Tintora | Jet 310 | Impresora multifunción de tinta ~ All-in-One Inkjet Printer | 79 | wifi ~ Wi-Fi | 220
        Tintora | Jet 520 Duplex | Impresora multifunción de tinta ~ All-in-One Inkjet Printer | 129 | wifi ~ Wi-Fi | 350
        Tintora | Depósito 700 ~ Tank 700 | Impresora con depósito de tinta ~ Ink Tank Printer | 229 | wifi ~ Wi-Fi | 6000
        Ostrava | Laser M20 | Impresora láser monocromo ~ Mono Laser Printer | 139 | USB | 1500
        Ostrava | Laser C35 | Impresora láser color ~ Colour Laser Printer | 289 | red ~ Ethernet | 1400
        Tintora | 31XL negro ~ 31XL Black | Cartucho de tinta ~ Ink Cartridge | 24 | Jet 310 | 480
        Tintora | 31XL tricolor ~ 31XL Tri-Colour | Cartucho de tinta ~ Ink Cartridge | 29 | Jet 310 | 330
        Ostrava | T20 negro ~ T20 Black | Cartucho de tóner ~ Toner Cartridge | 59 | Laser M20 | 2600
        Visera | Foto 4x6 ~ Photo 4x6 | Impresora fotográfica portátil ~ Portable Photo Printer | 119 | Bluetooth | 50`,
    },
    {
      subcategory: 'storage-drives',
      shelf: 'Informática > Almacenamiento ~ Computing > Storage & Memory Cards',
      name: '{type} {brand} {model} {capacity} ~ {brand} {model} {capacity} {type}',
      specs:
        'Capacidad: {capacity}; Lectura: {speed}; Conexión: {link} ~ Capacity: {capacity}; Read speed: {speed}; Interface: {link}',
      columns: 'brand model type price speed link',
      options: { capacity: '256 GB; 512 GB @25; 1 TB @60; 2 TB @130' },
      about: [
        'Con {capacity}, {brand} {model} guarda fotos, vídeos y copias de seguridad sin quedarse corto. ~ With {capacity}, the {brand} {model} keeps photos, videos and backups with room to spare.',
        'Lee hasta {speed}, así que copiar una carpeta grande deja de ser motivo para hacer café. ~ It reads at up to {speed}, so copying a large folder is no longer a coffee break.',
        'La conexión {link} es compatible con ordenadores de Windows, macOS y Linux. ~ The {link} interface works with Windows, macOS and Linux computers.',
      ],
      rows: `
        Memorta | Rapid S | Disco SSD interno ~ Internal SSD | 39 | 550 MB/s | SATA
        Memorta | Rapid N4 | Disco SSD interno ~ Internal SSD | 55 | 5000 MB/s | NVMe M.2
        Memorta | Roca ~ Rock | Disco SSD externo ~ Portable SSD | 69 | 1050 MB/s | USB-C
        Talmen | Vault | Disco duro externo ~ External Hard Drive | 49 | 130 MB/s | USB 3.2
        Memorta | Clip | Memoria USB ~ USB Flash Drive | 22 | 200 MB/s | USB-A
        Memorta | Foto V30 ~ Photo V30 | Tarjeta de memoria SD ~ SD Memory Card | 26 | 170 MB/s | SDXC
        Talmen | Micro A2 | Tarjeta microSD ~ microSD Memory Card | 21 | 160 MB/s | microSDXC`,
    },
    {
      subcategory: 'components',
      shelf: 'Informática > Componentes ~ Computing > PC Components',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs:
        'Tipo: {type}; Modelo: {model}; Característica: {detail} ~ Type: {type}; Model: {model}; Feature: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} es una pieza fiable para montar o actualizar un PC sin gastar de más. ~ The {brand} {model} is a dependable part for building or upgrading a PC without overspending.',
        'El fabricante la prueba bajo carga durante horas y publica sus medidas de temperatura y ruido. ~ The maker tests it under load for hours and publishes its temperature and noise figures.',
        'Incluye tornillería y un manual claro con dibujos, de modo que el montaje lleva poco tiempo. ~ Screws and a clear illustrated manual are included, so fitting takes little time.',
      ],
      rows: `
        Kyber & Lund | RX Vanta 60 | Tarjeta gráfica ~ Graphics Card | 379 | 8 GB
        Kyber & Lund | RX Vanta 80 | Tarjeta gráfica ~ Graphics Card | 699 | 16 GB
        Memorta | Duo DDR5 | Memoria RAM ~ RAM Kit | 89 | 2x16 GB
        Memorta | Duo DDR4 | Memoria RAM ~ RAM Kit | 49 | 2x8 GB
        Voltuma | Pilar 650 ~ Pillar 650 | Fuente de alimentación ~ Power Supply | 79 | 650 W
        Voltuma | Pilar 850 ~ Pillar 850 | Fuente de alimentación ~ Power Supply | 129 | 850 W
        Kyber & Lund | Frost 240 | Refrigeración líquida para CPU ~ CPU Liquid Cooler | 99 | 240 mm
        Kyber & Lund | Mesh C | Caja de ordenador ATX ~ ATX PC Case | 85 | cristal templado ~ tempered glass
        Ostrava | B76 Plus | Placa base ~ Motherboard | 149 | ATX DDR5
        Voltuma | Brisa 120 ~ Breeze 120 | Ventilador para caja de PC ~ PC Case Fan | 15 | 120 mm`,
    },
    {
      subcategory: 'peripherals',
      shelf: 'Informática > Teclados y ratones ~ Computing > Keyboards & Mice',
      name: '{type} {brand} {model} {link}, {colour} ~ {brand} {model} {link} {type}, {colour}',
      specs:
        'Tipo: {type}; Conexión: {link}; Color: {colour} ~ Type: {type}; Connection: {link}; Colour: {colour}',
      columns: 'brand model type price link',
      options: { colour: 'black; white; graphite; pink' },
      each: 1,
      about: [
        '{brand} {model} se siente firme en la mano y responde a la primera, en el trabajo y en el juego. ~ The {brand} {model} feels solid in the hand and answers at once, at work and at play.',
        'La conexión {link} es estable y no necesita instalar ningún programa. ~ The {link} connection is stable and needs no software.',
        'Las superficies mates no guardan huellas y los pies de goma lo mantienen en su sitio. ~ Matt surfaces keep no fingerprints, and rubber feet hold it in place.',
      ],
      rows: `
        Teclar | Mek 87 | Teclado mecánico ~ Mechanical Keyboard | 79 | USB-C
        Teclar | Mek 100 RGB | Teclado mecánico gaming ~ Mechanical Gaming Keyboard | 109 | USB-C
        Teclar | Silent K2 | Teclado inalámbrico ~ Wireless Keyboard | 39 | Bluetooth
        Teclar | Duo Office | Combo teclado y ratón ~ Keyboard and Mouse Set | 35 | 2,4 GHz ~ 2.4 GHz
        Norvik | Vertical M3 | Ratón ergonómico ~ Ergonomic Mouse | 34 | Bluetooth
        Kyber & Lund | Dart 8K | Ratón gaming ~ Gaming Mouse | 59 | USB
        Teclar | Petit | Ratón inalámbrico ~ Wireless Mouse | 17 | 2,4 GHz ~ 2.4 GHz
        Kyber & Lund | Mat XL | Alfombrilla de ratón ~ Mouse Mat | 19 | 900 x 400 mm
        Teclar | Num 20 | Teclado numérico ~ Numeric Keypad | 24 | Bluetooth`,
    },
    {
      subcategory: 'networking',
      shelf: 'Informática > Redes ~ Computing > Networking',
      name: '{type} {brand} {model} {speed} ~ {brand} {model} {speed} {type}',
      specs:
        'Tipo: {type}; Velocidad: {speed}; Cobertura: {reach} ~ Type: {type}; Speed: {speed}; Coverage: {reach}',
      columns: 'brand model type price speed reach',
      about: [
        '{brand} {model} lleva la señal donde el equipo de la operadora no llega, con una puesta en marcha guiada. ~ The {brand} {model} takes the signal where the provider’s box does not reach, with guided setup.',
        'Alcanza {speed} y atiende muchos dispositivos a la vez sin cortes en las videollamadas. ~ It reaches {speed} and serves many devices at once without dropping video calls.',
        'Las actualizaciones de seguridad se instalan solas por la noche durante cinco años. ~ Security updates install themselves at night for five years.',
      ],
      rows: `
        Redalia | Onda 6 ~ Wave 6 | Router wifi 6 ~ Wi-Fi 6 Router | 79 | AX3000 | 90 m2
        Redalia | Onda 7 ~ Wave 7 | Router wifi 7 ~ Wi-Fi 7 Router | 189 | BE9300 | 140 m2
        Redalia | Malla Duo ~ Mesh Duo | Sistema wifi mesh ~ Mesh Wi-Fi System | 149 | AX1800 | 280 m2
        Redalia | Malla Trio ~ Mesh Trio | Sistema wifi mesh ~ Mesh Wi-Fi System | 219 | AX1800 | 420 m2
        Redalia | Eco R1 ~ Echo R1 | Repetidor wifi ~ Wi-Fi Range Extender | 29 | AC1200 | 60 m2
        Talmen | Switch G8 | Switch de red ~ Network Switch | 27 | 1 Gbps | 8 puertos ~ 8 ports
        Talmen | PowerLine 1000 Kit | Adaptador PLC ~ Powerline Adapter | 49 | 1 Gbps | 300 m
        Redalia | Nano AX | Adaptador wifi USB ~ USB Wi-Fi Adapter | 24 | AX1800 | 20 m`,
    },
    {
      subcategory: 'computer-accessories',
      shelf: 'Informática > Accesorios ~ Computing > Accessories',
      name: '{type} {brand} {model}, {detail} ~ {brand} {model} {type}, {detail}',
      specs: 'Tipo: {type}; Característica: {detail} ~ Type: {type}; Feature: {detail}',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} ordena el escritorio y ahorra tiempo cada día: enchufar y listo. ~ The {brand} {model} tidies the desk and saves time every day: plug it in and go.',
        'Está hecho con materiales que aguantan la mochila y el uso diario. ~ It is made of materials that stand up to a backpack and daily use.',
        'Destaca por {detail}, un detalle que se agradece al trabajar fuera de casa. ~ It stands out for {detail}, a detail you will value when working away from home.',
      ],
      rows: `
        Norvik | Dock 9 | Base de conexiones USB-C ~ USB-C Docking Station | 119 | 9 puertos ~ 9 ports
        Norvik | Hub 5 | Hub USB-C ~ USB-C Hub | 34 | 5 puertos ~ 5 ports
        Visera | Cam 1080 | Webcam ~ Webcam | 49 | Full HD con tapa ~ Full HD with shutter
        Visera | Cam 4K | Webcam ~ Webcam | 99 | 4K con autoenfoque ~ 4K with autofocus
        Soporta | Alza ~ Rise | Soporte para portátil ~ Laptop Stand | 29 | aluminio plegable ~ folding aluminium
        Soporta | Brazo Uno ~ Arm One | Brazo para monitor ~ Monitor Arm | 45 | hasta 9 kg ~ up to 9 kg
        Voltuma | Cable C100 | Cable USB-C ~ USB-C Cable | 15 | 2 m, 100 W
        Norvik | Charge 65 | Cargador de portátil ~ Laptop Charger | 39 | 65 W GaN`,
    },
  ],
};
