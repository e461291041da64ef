import type { Group } from '../types.ts';

export const appliances: Group = {
  category: 'appliances',
  delivery: 9,
  secondHand: true,
  closing: [
    'El servicio técnico oficial dispone de recambios durante diez años. ~ Spare parts stay available for ten years through the official service.',
    'Se puede pedir la retirada del aparato viejo al hacer la compra. ~ Removal of the old appliance can be requested with the order.',
    'Un modelo sobrio y práctico, con las funciones que se usan cada semana. ~ A plain and practical model, with the functions that are used every week.',
  ],
  lines: [
    {
      subcategory: 'washing-machines',
      shelf: 'Electrodomésticos > Lavado y secado ~ Home Appliances > Laundry',
      name: '{type} {brand} {model} {capacity} clase {class}, {colour} ~ {brand} {model} {capacity} {type}, {colour}, {class} rated',
      specs:
        'Tipo: {type}; Carga: {capacity}; Clase energética: {class}; Ruido: {noise} ~ Type: {type}; Load: {capacity}; Energy class: {class}; Noise: {noise}',
      columns: 'brand model type price class noise',
      options: { capacity: '8 kg; 9 kg @50; 10 kg @110', colour: 'white; silver; graphite' },
      about: [
        'La {brand} {model} admite {capacity} y ajusta el programa al peso real de la ropa. ~ The {brand} {model} {type} takes {capacity} and adapts the programme to the true weight of the load.',
        'Con un ruido de {noise} se puede poner de noche sin molestar a los vecinos. ~ At {noise} it can run at night without upsetting the neighbours.',
        'El programa rápido de treinta minutos y el vapor contra arrugas ahorran tiempo y plancha. ~ The thirty-minute quick programme and the steam finish save time and ironing.',
      ],
      rows: `
        Lavanor | EcoDrum 1400 | Lavadora ~ Washing Machine | 349 | A | 72 dB
        Lavanor | EcoDrum Steam | Lavadora ~ Washing Machine | 479 | A | 69 dB
        Brisenne | Alba W5 | Lavadora ~ Washing Machine | 399 | B | 74 dB
        Brisenne | Alba Dúo ~ Alba Duo | Lavadora secadora ~ Washer Dryer | 629 | C | 73 dB
        Lavanor | AirDry Pump | Secadora con bomba de calor ~ Heat Pump Tumble Dryer | 549 | A++ | 64 dB
        Kuhlen | Serie 6 Silent ~ Series 6 Silent | Lavadora ~ Washing Machine | 599 | A | 66 dB
        Brisenne | Condensa 8 ~ Condense 8 | Secadora de condensación ~ Condenser Tumble Dryer | 329 | B | 67 dB`,
    },
    {
      subcategory: 'fridges',
      shelf: 'Electrodomésticos > Frío ~ Home Appliances > Refrigeration',
      name: '{type} {brand} {model} {volume}, {colour} ~ {brand} {model} {volume} {type}, {colour}',
      specs:
        'Tipo: {type}; Volumen: {volume}; Altura: {height}; Clase energética: {class} ~ Type: {type}; Volume: {volume}; Height: {height}; Energy class: {class}',
      columns: 'brand model type price volume height class',
      options: { colour: 'white; steel; graphite' },
      about: [
        'El {brand} {model} reparte el frío de forma pareja en sus {volume}. ~ The {brand} {model} {type} spreads the cold evenly through its {volume}.',
        'El sistema sin escarcha evita descongelar y los cajones conservan la verdura crujiente más días. ~ The frost-free system spares you defrosting, and the drawers keep vegetables crisp for longer.',
        'La luz LED, las baldas de cristal y la puerta reversible facilitan el día a día. ~ LED light, glass shelves and a reversible door make daily life easier.',
      ],
      rows: `
        Kuhlen | Combi 185 | frigorífico combi ~ Fridge Freezer | 449 | 300 l | 185 cm | E
        Kuhlen | Combi 203 XL | frigorífico combi ~ Fridge Freezer | 649 | 380 l | 203 cm | C
        Kuhlen | Duplex Cross | frigorífico americano ~ American Fridge Freezer | 1099 | 532 l | 178 cm | E
        Brisenne | Nevo 2P | frigorífico dos puertas ~ Top Mount Fridge Freezer | 329 | 210 l | 144 cm | E
        Brisenne | Mini 90 | frigorífico bajo encimera ~ Under-Counter Fridge | 189 | 92 l | 85 cm | E
        Kuhlen | Ártico V ~ Arctic V | congelador vertical ~ Upright Freezer | 499 | 260 l | 172 cm | D
        Brisenne | Cofre 200 ~ Chest 200 | congelador arcón ~ Chest Freezer | 259 | 198 l | 85 cm | E`,
    },
    {
      subcategory: 'dishwashers',
      shelf: 'Electrodomésticos > Lavavajillas ~ Home Appliances > Dishwashing',
      name: 'Lavavajillas {brand} {model} {width} {settings} cubiertos, {colour} ~ {brand} {model} {width} Dishwasher, {settings} place settings, {colour}',
      specs:
        'Ancho: {width}; Cubiertos: {settings}; Ruido: {noise}; Clase energética: {class} ~ Width: {width}; Place settings: {settings}; Noise: {noise}; Energy class: {class}',
      columns: 'brand model price width settings noise class',
      options: { colour: 'white; steel; graphite' },
      about: [
        'Este lavavajillas de {width} limpia {settings} cubiertos con poca agua y sin aclarado previo. ~ This {width} dishwasher cleans {settings} place settings with little water and no pre-rinse.',
        'Con {noise} se puede cenar al lado mientras trabaja. ~ At {noise}, you can have dinner beside it while it works.',
        'La puerta se abre sola al acabar y los platos de plástico también salen secos. ~ The door opens by itself at the end, so even plastic comes out dry.',
      ],
      rows: `
        Lavanor | Aqua 60 | 349 | 60 cm | 13 | 46 dB | D
        Lavanor | Aqua Slim | 319 | 45 cm | 10 | 47 dB | E
        Kuhlen | Serie 6 Abierta ~ Series 6 Open | 549 | 60 cm | 14 | 42 dB | B
        Brisenne | Plata 12 ~ Silver 12 | 289 | 60 cm | 12 | 49 dB | E`,
    },
    {
      subcategory: 'ovens',
      shelf: 'Electrodomésticos > Hornos y placas ~ Home Appliances > Cooking',
      name: '{type} {brand} {model}, {detail} ~ {brand} {model} {type}, {detail}',
      specs: 'Tipo: {type}; Detalle: {detail}; Ancho: 60 cm ~ Type: {type}; Detail: {detail}; Width: 60 cm',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} calienta con precisión y se limpia sin esfuerzo. ~ The {brand} {model} heats precisely and cleans up without effort.',
        'Los mandos táctiles indican tiempo y temperatura con cifras grandes, y hay bloqueo infantil. ~ Touch controls show time and temperature in large figures, and there is a child lock.',
        'El detalle que marca la diferencia es {detail}, pensado para cocinar a diario. ~ What sets it apart is {detail}, made for everyday cooking.',
      ],
      rows: `
        Hornal | Clásico 72 ~ Classic 72 | Horno multifunción ~ Built-in Oven | 299 | 72 l
        Hornal | Piro 76 ~ Pyro 76 | Horno pirolítico ~ Pyrolytic Oven | 449 | 76 l
        Hornal | Vapor 70 ~ Steam 70 | Horno de vapor ~ Steam Oven | 649 | 70 l
        Hornal | Flex 3 | Placa de inducción ~ Induction Hob | 329 | 3 zonas ~ 3 zones
        Hornal | Flex 4 | Placa de inducción ~ Induction Hob | 399 | 4 zonas ~ 4 zones
        Brisenne | Vitro 4 ~ Ceramic 4 | Placa vitrocerámica ~ Ceramic Hob | 199 | 4 zonas ~ 4 zones
        Brisenne | Gas 5 | Placa de gas ~ Gas Hob | 239 | 5 fuegos ~ 5 burners
        Brisenne | Aire 90 ~ Air 90 | Campana extractora ~ Cooker Hood | 229 | 700 m3/h`,
    },
    {
      subcategory: 'microwaves',
      shelf: 'Electrodomésticos > Microondas ~ Home Appliances > Microwaves',
      name: 'Microondas {brand} {model} {volume} {power}, {colour} ~ {brand} {model} {volume} {power} Microwave, {colour}',
      specs:
        'Capacidad: {volume}; Potencia: {power}; Grill: {grill} ~ Capacity: {volume}; Power: {power}; Grill: {grill}',
      columns: 'brand model price volume power grill',
      options: { colour: 'white; black; steel' },
      about: [
        'El microondas {brand} {model} de {volume} cabe en cualquier encimera y calienta parejo. ~ The {volume} {brand} {model} microwave fits on any worktop and heats evenly.',
        'Con {power} y descongelado por peso resuelve desayunos y cenas rápidas. ~ With {power} and defrosting by weight it takes care of breakfasts and quick suppers.',
        'El interior liso se limpia con un paño y el aviso final se puede silenciar. ~ The smooth interior wipes clean and the end beep can be muted.',
      ],
      rows: `
        Brisenne | Onda 20 ~ Wave 20 | 69 | 20 l | 700 W | no
        Brisenne | Onda 23 Grill ~ Wave 23 Grill | 99 | 23 l | 800 W | 1000 W
        Hornal | Combi 28 | 219 | 28 l | 900 W | 1100 W
        Senzo | Solo Retro | 119 | 20 l | 800 W | no`,
    },
    {
      subcategory: 'vacuum-cleaners',
      shelf: 'Electrodomésticos > Aspiración ~ Home Appliances > Floorcare',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Depósito: {tank} ~ Type: {type}; Detail: {detail}; Tank: {tank}',
      columns: 'brand model type price detail tank',
      about: [
        '{brand} {model} recoge pelo y polvo fino en suelo duro y alfombra sin cambiar de cepillo. ~ The {brand} {model} picks up hair and fine dust on hard floor and carpet without changing brushes.',
        'Su depósito de {tank} se vacía con un clic, sin tocar la suciedad. ~ Its {tank} tank empties with a click, without touching the dirt.',
        'El filtro lavable retiene el polen y el ruido permite hablar mientras se limpia. ~ The washable filter holds back pollen, and you can talk while it runs.',
      ],
      rows: `
        Ciclona | Vara 8 ~ Stick 8 | Aspiradora escoba sin cable ~ Cordless Stick Vacuum Cleaner | 199 | 45 min | 0,6 l ~ 0.6 l
        Ciclona | Vara 10 Max ~ Stick 10 Max | Aspiradora escoba sin cable ~ Cordless Stick Vacuum Cleaner | 349 | 70 min | 0,8 l ~ 0.8 l
        Ciclona | Rodante ~ Rover | Aspiradora de trineo ~ Cylinder Vacuum Cleaner | 119 | 800 W | 2 l
        Domia | Bot S5 | Robot aspirador ~ Robot Vacuum Cleaner | 229 | 4000 Pa | 0,4 l ~ 0.4 l
        Domia | Bot S9 Station | Robot aspirador con base de vaciado ~ Self-Emptying Robot Vacuum Cleaner | 499 | 8000 Pa | 3 l
        Ciclona | Vara 6 ~ Stick 6 | Aspiradora escoba sin cable ~ Cordless Stick Vacuum Cleaner | 129 | 35 min | 0,5 l ~ 0.5 l
        Ciclona | Rodante Pelo ~ Rover Pet | Aspiradora de trineo ~ Cylinder Vacuum Cleaner | 159 | 900 W | 2,5 l ~ 2.5 l
        Domia | Bot S7 Mop | Robot aspirador y friegasuelos ~ Robot Vacuum Cleaner and Mop | 329 | 6000 Pa | 0,5 l ~ 0.5 l
        Ciclona | Taller 20 ~ Shed 20 | Aspiradora en seco y mojado ~ Wet and Dry Vacuum Cleaner | 89 | 1400 W | 20 l
        Ciclona | Mini Mano ~ Mini Hand | Aspiradora de mano ~ Handheld Vacuum Cleaner | 49 | 12 V | 0,3 l ~ 0.3 l
        Lavanor | FregaPlus ~ MopPlus | Limpiador de vapor ~ Steam Mop | 89 | 1500 W | 0,5 l ~ 0.5 l`,
    },
    {
      subcategory: 'coffee-machines',
      shelf: 'Electrodomésticos > Cafeteras ~ Home Appliances > Coffee Machines',
      name: '{type} {brand} {model} {detail}, {colour} ~ {brand} {model} {detail} {type}, {colour}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Color: {colour} ~ Type: {type}; Detail: {detail}; Colour: {colour}',
      columns: 'brand model type price detail',
      options: { colour: 'black; red; cream; steel' },
      about: [
        '{brand} {model} prepara un café con cuerpo y crema desde la primera taza. ~ The {brand} {model} makes coffee with body and crema from the first cup.',
        'Se calienta en menos de un minuto y se apaga sola para no gastar. ~ It heats in under a minute and switches itself off to save power.',
        'La bandeja y el depósito salen por delante y se lavan bajo el grifo. ~ The tray and tank slide out at the front and rinse under the tap.',
      ],
      rows: `
        Tostamar | Barista 15 | Cafetera espresso ~ Espresso Machine | 129 | 15 bar
        Tostamar | Molino Auto ~ Mill Auto | Cafetera superautomática ~ Bean-to-Cup Coffee Machine | 429 | 1,8 l ~ 1.8 l
        Tostamar | Cápsula C1 ~ Pod C1 | Cafetera de cápsulas ~ Pod Coffee Machine | 79 | 19 bar
        Tostamar | Gota 12 ~ Drip 12 | Cafetera de goteo ~ Filter Coffee Machine | 45 | 12 tazas ~ 12 cups
        Menajia | Moka 6 | Cafetera italiana ~ Moka Pot Coffee Maker | 25 | 6 tazas ~ 6 cups
        Tostamar | Muela ~ Burr | Molinillo de café ~ Coffee Grinder | 59 | 30 ajustes ~ 30 settings`,
    },
    {
      subcategory: 'small-kitchen',
      shelf:
        'Electrodomésticos > Pequeño electrodoméstico de cocina ~ Home Appliances > Small Kitchen Appliances',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Piezas lavables: sí ~ Type: {type}; Detail: {detail}; Washable parts: yes',
      columns: 'brand model type price detail',
      about: [
        '{brand} {model} ayuda de verdad en la cocina y no acaba olvidado en un armario. ~ The {brand} {model} truly helps in the kitchen and does not end up forgotten in a cupboard.',
        'Las piezas que tocan la comida van al lavavajillas y no contienen bisfenol A. ~ The parts that touch food go in the dishwasher and contain no bisphenol A.',
        'El cable se enrolla en la base y las patas antideslizantes evitan sustos. ~ The cord winds round the base, and non-slip feet avoid scares.',
      ],
      rows: `
        Hornal | AirFry 5 | Freidora de aire ~ Air Fryer | 89 | 5 l
        Hornal | AirFry Duo | Freidora de aire doble ~ Dual Air Fryer | 149 | 2x4,5 l ~ 2x4.5 l
        Menajia | Batidor 1000 ~ Blend 1000 | Batidora de mano ~ Hand Blender | 39 | 1000 W
        Menajia | Vaso Pro ~ Jug Pro | Batidora de vaso ~ Jug Blender | 69 | 1,5 l ~ 1.5 l
        Menajia | Amasa 5 ~ Knead 5 | Robot amasador ~ Stand Mixer | 199 | 5 l
        Menajia | Chef Todo ~ Chef All | Robot de cocina ~ Multicooker Food Processor | 399 | 3,5 l ~ 3.5 l
        Tostamar | Duo Toast | Tostadora ~ Toaster | 35 | 2 ranuras ~ 2-slot
        Tostamar | Agua 1.7 ~ Aqua 1.7 | Hervidor de agua ~ Kettle | 39 | 1,7 l ~ 1.7 l
        Hornal | Press Grill | Plancha grill eléctrica ~ Contact Grill | 55 | 2000 W
        Menajia | Zumo Lento ~ Slow Juice | Licuadora de prensado en frío ~ Cold Press Juicer | 119 | 200 W`,
    },
    {
      subcategory: 'heating-cooling',
      shelf: 'Electrodomésticos > Climatización ~ Home Appliances > Heating & Cooling',
      name: '{type} {brand} {model} {detail} ~ {brand} {model} {detail} {type}',
      specs:
        'Tipo: {type}; Potencia o caudal: {detail}; Superficie: {area} ~ Type: {type}; Output: {detail}; Room size: {area}',
      columns: 'brand model type price detail area',
      about: [
        '{brand} {model} mantiene la temperatura en estancias de {area} sin disparar la factura. ~ The {brand} {model} holds the temperature in rooms of {area} without running up the bill.',
        'El temporizador y el termostato se programan desde el aparato o desde el mando. ~ Timer and thermostat are set on the unit or from the remote.',
        'Es discreto de aspecto y de ruido, también en el modo nocturno. ~ It is discreet in looks and in noise, and more so in night mode.',
      ],
      rows: `
        Climera | Split 12 | Aire acondicionado ~ Air Conditioner | 499 | 3000 frig ~ 12000 BTU | 25 m2
        Climera | Móvil 9 ~ Mobile 9 | Aire acondicionado portátil ~ Portable Air Conditioner | 329 | 2250 frig ~ 9000 BTU | 20 m2
        Climera | Torre 45 ~ Tower 45 | Ventilador de torre ~ Tower Fan | 65 | 45 W | 15 m2
        Climera | Techo 132 ~ Ceiling 132 | Ventilador de techo con luz ~ Ceiling Fan with Light | 139 | 132 cm | 20 m2
        Climera | Oleo 11 ~ Oil 11 | Radiador de aceite ~ Oil-Filled Radiator | 75 | 2500 W | 25 m2
        Climera | Cerámico 20 ~ Ceramic 20 | Calefactor cerámico ~ Ceramic Heater | 45 | 2000 W | 18 m2
        Climera | Seco 12 ~ Dry 12 | Deshumidificador ~ Dehumidifier | 169 | 12 l/día ~ 12 l/day | 25 m2
        Climera | Aire Puro ~ Pure Air | Purificador de aire ~ Air Purifier | 149 | HEPA H13 | 35 m2`,
    },
    {
      subcategory: 'personal-care',
      newOnly: true,
      shelf: 'Belleza y salud > Cuidado personal eléctrico ~ Health & Beauty > Electrical Personal Care',
      name: '{type} {brand} {model}, {detail} ~ {brand} {model} {type}, {detail}',
      specs:
        'Tipo: {type}; Detalle: {detail}; Alimentación: {power} ~ Type: {type}; Detail: {detail}; Power: {power}',
      columns: 'brand model type price detail power',
      about: [
        '{brand} {model} da resultados de salón en el baño de casa y trata bien la piel y el pelo. ~ The {brand} {model} gives salon results in your own bathroom and is kind to skin and hair.',
        'Cabe en el neceser y los accesorios se guardan en una bolsa incluida. ~ It fits in a wash bag, and the attachments keep in a pouch that is included.',
        'Se limpia en un momento y los recambios son fáciles de encontrar. ~ It cleans in a moment and spares are easy to find.',
      ],
      rows: `
        Pelia | Ion 2200 | Secador de pelo ~ Hair Dryer | 49 | iónico ~ ionic | 2200 W
        Pelia | Seda 230 ~ Silk 230 | Plancha de pelo ~ Hair Straightener | 45 | 230 °C | 50 W
        Pelia | Rizo 25 ~ Curl 25 | Rizador de pelo ~ Curling Tong | 35 | 25 mm | 40 W
        Barbán | Shave 5 | Afeitadora eléctrica ~ Electric Shaver | 89 | 3 cabezales ~ 3 heads | batería ~ battery
        Barbán | Trim 9 en 1 ~ Trim 9-in-1 | Recortadora de barba ~ Beard Trimmer | 39 | 9 accesorios ~ 9 attachments | batería ~ battery
        Dentalis | Sonic 4 | Cepillo de dientes eléctrico ~ Electric Toothbrush | 59 | sónico ~ sonic | batería ~ battery
        Dentalis | Jet 200 | Irrigador dental ~ Water Flosser | 49 | 200 ml | batería ~ battery
        Pelia | Luz IPL ~ Light IPL | Depiladora de luz pulsada ~ IPL Hair Remover | 199 | 500.000 pulsos ~ 500,000 flashes | red ~ mains`,
    },
    {
      subcategory: 'irons',
      shelf: 'Electrodomésticos > Planchado ~ Home Appliances > Ironing',
      name: '{type} {brand} {model} {power} ~ {brand} {model} {power} {type}',
      specs:
        'Tipo: {type}; Potencia: {power}; Golpe de vapor: {steam} ~ Type: {type}; Power: {power}; Steam boost: {steam}',
      columns: 'brand model type price power steam',
      about: [
        '{brand} {model} desliza sin tirones y alisa hasta el lino en pocas pasadas. ~ The {brand} {model} glides without dragging and smooths even linen in a few passes.',
        'Con {power} y un golpe de vapor de {steam} acaba antes la pila de ropa. ~ With {power} and a {steam} steam boost the pile is done sooner.',
        'El sistema antical y antigoteo alarga su vida y cuida las camisas. ~ The anti-scale and anti-drip system prolongs its life and looks after your shirts.',
      ],
      rows: `
        Planchor | Vapor 26 ~ Steam 26 | Plancha de vapor ~ Steam Iron | 35 | 2600 W | 180 g/min
        Planchor | Vapor 31 Pro ~ Steam 31 Pro | Plancha de vapor ~ Steam Iron | 65 | 3100 W | 250 g/min
        Planchor | Centro 7 ~ Station 7 | Centro de planchado ~ Steam Generator Iron | 149 | 2400 W | 450 g/min
        Planchor | Percha ~ Hanger | Plancha de vapor vertical ~ Garment Steamer Iron | 59 | 1800 W | 35 g/min
        Planchor | Cerámica 28 ~ Ceramic 28 | Plancha de vapor ~ Steam Iron | 45 | 2800 W | 200 g/min
        Planchor | Centro 5 ~ Station 5 | Centro de planchado ~ Steam Generator Iron | 99 | 2200 W | 320 g/min
        Planchor | Viaje ~ Travel | Plancha de viaje ~ Travel Iron | 25 | 1000 W | 60 g/min`,
    },
  ],
};
