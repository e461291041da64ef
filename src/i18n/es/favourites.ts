import type { favourites as english } from '../en/favourites.ts';

export const favourites: typeof english = {
  favourites: {
    title: 'Mis Favoritos',
    count: '{n, plural, one {Tienes # producto guardado} other {Tienes # productos guardados}}',
    clear: 'Limpiar Favoritos',
    empty: 'No tienes favoritos aún',
    emptyHint: 'Haz clic en el corazón de un producto para guardarlo aquí.',
    explore: 'Explorar Productos',
    add: 'Añadir a favoritos',
    remove: 'Quitar de favoritos',
    addNamed: 'Añadir {name} a favoritos',
    loading: 'Cargando tus favoritos...',
    noScript: 'Los favoritos se guardan en tu navegador y necesitan JavaScript.',
    keptHere: 'Tus favoritos se guardan solo en este navegador.',
    order: 'Ordenar por',
    orders: { saved: 'Más recientes primero', drop: 'Mayor bajada de precio', price: 'Precio más bajo' },
    dropped:
      '{n, plural, one {# ha bajado de precio desde que lo guardaste} other {# han bajado de precio desde que los guardaste}}',
    cheaper: '{price} menos que cuando lo guardaste',
    dearer: '{price} más que cuando lo guardaste',
    checking: 'Comprobando los precios de hoy...',
    checkingPrice: 'comprobando el precio...',
    unchecked: 'precio sin comprobar',
    unnamed: 'Producto guardado',
    similar: 'Buscar parecidos',
    similarTo: 'Buscar productos parecidos a {name}',
    search: 'Buscarlo',
    searchFor: 'Buscar {name}',
    failed: 'No se pudieron comprobar los precios de hoy',
    failedHint: 'Ves tus favoritos tal como se guardaron, sin enlace a la tienda.',
  },
};
