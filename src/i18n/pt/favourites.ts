import type { favourites as english } from '../en/favourites.ts';

export const favourites: typeof english = {
  favourites: {
    title: 'Os meus favoritos',
    count: '{n, plural, one {Tem # produto guardado} other {Tem # produtos guardados}}',
    clear: 'Limpar favoritos',
    empty: 'Ainda não tem favoritos',
    emptyHint: 'Clique no coração de um produto para o guardar aqui.',
    explore: 'Explorar produtos',
    add: 'Adicionar aos favoritos',
    remove: 'Remover dos favoritos',
    addNamed: 'Adicionar {name} aos favoritos',
    loading: 'A carregar os seus favoritos...',
    noScript: 'Os favoritos ficam no seu navegador e precisam de JavaScript.',
    keptHere: 'Os seus favoritos são guardados apenas neste navegador.',
    order: 'Ordenar por',
    orders: { saved: 'Mais recentes primeiro', drop: 'Maior descida de preço', price: 'Preço mais baixo' },
    dropped:
      '{n, plural, one {# baixou de preço desde que o guardou} other {# baixaram de preço desde que os guardou}}',
    cheaper: '{price} a menos do que quando o guardou',
    dearer: '{price} a mais do que quando o guardou',
    checking: 'A verificar os preços de hoje...',
    checkingPrice: 'a verificar o preço...',
    unchecked: 'preço não verificado',
    unnamed: 'Produto guardado',
    similar: 'Procurar semelhantes',
    similarTo: 'Procurar produtos semelhantes a {name}',
    search: 'Procurar',
    searchFor: 'Procurar {name}',
    failed: 'Não foi possível verificar os preços de hoje',
    failedHint: 'Os seus favoritos aparecem como foram guardados, sem ligação para a loja.',
  },
};
