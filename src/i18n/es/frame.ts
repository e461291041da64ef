import type { frame as english } from '../en/frame.ts';

export const frame: typeof english = {
  frame: {
    subcategoriesOf: 'Subcategorías de {name}',
    sidePanel: 'Lo más popular',
  },
  /** What stands in each section of the home page, and its controls. */
  sections: {
    popular: 'Bien valorados y a la venta en muchas tiendas; también cuenta lo que se abre aquí.',
    recentDeals: 'Bajadas de precio en los productos más nuevos.',
    bestSellers:
      'El producto más popular de cada categoría grande, según lo que se abre aquí y cuántas tiendas lo venden. Las tiendas no nos dicen sus ventas.',
    onSale: 'Las bajadas de precio que más se abren.',
    newArrivals: 'Los productos más nuevos de las tiendas asociadas.',
    recommended: 'Elegidos según lo que has abierto en este dispositivo. Esa lista no sale de él.',
    forget: 'Olvidar lo que he abierto',
    forgotten: 'Se ha olvidado lo que habías abierto.',
    loadingMore: 'Cargando más productos...',
    moreFailed: 'No se pudieron cargar más productos. Inténtalo de nuevo.',
    searchesNow: 'Búsquedas populares:',
  },
  alerts: {
    title: 'Alertas de ofertas',
    text: 'Recibe un correo cuando un precio baje de verdad.',
    email: 'Correo electrónico',
    emailPlaceholder: 'nombre@ejemplo.com',
    subscribe: 'Suscribirme',
    sending: 'Enviando...',
    note: 'Todavía no enviamos correos. Guardamos tu dirección siete días; si los envíos empiezan antes, recibirás un correo para confirmar. Si no, se borra.',
    stored:
      'Guardamos tu suscripción durante siete días. No se ha enviado ningún correo, porque los envíos aún no funcionan.',
    required: 'Escribe tu correo electrónico',
    invalid: 'Escribe un correo como nombre@ejemplo.com',
    busy: 'Ha habido demasiadas suscripciones desde aquí. Inténtalo de nuevo en una hora.',
    failed: 'No se pudo completar la suscripción. Inténtalo de nuevo en un momento.',
    notHere: 'Por el momento no se pueden recoger suscripciones aquí.',
  },
};
