import type { details as english } from '../en/details.ts';

export const details: typeof english = {
  details: {
    loading: 'Cargando los detalles...',
    slow: 'Está tardando más de lo normal.',
    failed: 'No se han podido cargar los detalles',
    failedHint: 'Se muestra lo que ya sabía la lista. El camino a la tienda sigue funcionando.',
    retry: 'Reintentar',
    gone: 'Este producto ya no se vende',
    goneHint: 'Ninguna tienda lo tiene ahora mismo. Quizá te sirva un producto relacionado.',
    allOffers: 'Todas las ofertas',
    price: 'Precio',
    delivery: 'Envío',
    stock: 'Disponibilidad',
    goTo: 'Ir a la tienda',
    facts: 'Ficha',
    historyNote: '{shop}, {days}',
    historyText:
      'Entre el {from} y el {to} el precio más bajo fue {lowest} y el más alto {highest}; ahora es {now}.',
    picture: 'Imagen {n} de {total}: {name}',
    newTab: 'se abre en otra pestaña',
    linkFailed: 'Copia esta dirección: {address}',
    moving: {
      title: 'Mover y cambiar el tamaño',
      left: 'Mover a la izquierda',
      right: 'Mover a la derecha',
      up: 'Mover arriba',
      down: 'Mover abajo',
      wider: 'Más ancha',
      narrower: 'Más estrecha',
      taller: 'Más alta',
      shorter: 'Más baja',
    },
    windowLoading: 'Cargando el producto...',
    windowFailed: 'No se ha podido cargar el producto.',
  },
};
