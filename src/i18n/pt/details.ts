import type { details as english } from '../en/details.ts';

export const details: typeof english = {
  details: {
    loading: 'A carregar os detalhes...',
    slow: 'Está a demorar mais do que o habitual.',
    failed: 'Não foi possível carregar os detalhes',
    failedHint: 'Mostramos o que a lista já sabia. O caminho para a loja continua a funcionar.',
    retry: 'Tentar de novo',
    gone: 'Este produto já não é vendido',
    goneHint: 'Nenhuma loja o tem neste momento. Talvez um produto relacionado sirva.',
    allOffers: 'Todas as ofertas',
    price: 'Preço',
    delivery: 'Entrega',
    stock: 'Disponibilidade',
    goTo: 'Ir para a loja',
    facts: 'Ficha',
    historyNote: '{shop}, {days}',
    historyText:
      'Entre {from} e {to} o preço mais baixo foi {lowest} e o mais alto {highest}; agora é {now}.',
    picture: 'Imagem {n} de {total}: {name}',
    newTab: 'abre noutro separador',
    linkFailed: 'Copie este endereço: {address}',
    moving: {
      title: 'Mover e redimensionar',
      left: 'Mover para a esquerda',
      right: 'Mover para a direita',
      up: 'Mover para cima',
      down: 'Mover para baixo',
      wider: 'Mais larga',
      narrower: 'Mais estreita',
      taller: 'Mais alta',
      shorter: 'Mais baixa',
    },
    windowLoading: 'A carregar o produto...',
    windowFailed: 'Não foi possível carregar o produto.',
  },
};
