import type { frame as english } from '../en/frame.ts';

export const frame: typeof english = {
  frame: {
    subcategoriesOf: 'Subcategorias de {name}',
    sidePanel: 'Popular agora',
  },
  /** What stands in each section of the home page, and its controls. */
  sections: {
    popular: 'Bem avaliados e à venda em muitas lojas; o que se abre aqui também conta.',
    recentDeals: 'Descidas de preço nos produtos mais novos.',
    bestSellers:
      'O produto mais popular de cada grande categoria, pelo que se abre aqui e por quantas lojas o vendem. As lojas não nos dizem as suas vendas.',
    onSale: 'As descidas de preço mais abertas.',
    newArrivals: 'Os produtos mais novos das lojas parceiras.',
    recommended: 'Escolhidos pelo que abriu neste dispositivo. Essa lista não sai dele.',
    forget: 'Esquecer o que abri',
    forgotten: 'O que tinha aberto foi esquecido.',
    loadingMore: 'A carregar mais produtos...',
    moreFailed: 'Não foi possível carregar mais produtos. Tente de novo.',
    searchesNow: 'Pesquisas populares:',
  },
  alerts: {
    title: 'Alertas de ofertas',
    text: 'Receba um e-mail quando um preço descer de verdade.',
    email: 'Endereço de e-mail',
    emailPlaceholder: 'nome@exemplo.com',
    subscribe: 'Subscrever',
    sending: 'A enviar...',
    note: 'Ainda não enviamos e-mails. Guardamos o seu endereço sete dias; se os envios começarem até lá, recebe um e-mail para confirmar. Caso contrário, é apagado.',
    stored:
      'A sua inscrição fica guardada sete dias. Não foi enviado nenhum e-mail, porque o envio ainda não está pronto.',
    required: 'Introduza o seu endereço de e-mail',
    invalid: 'Introduza um e-mail como nome@exemplo.com',
    busy: 'Houve demasiadas inscrições a partir daqui. Tente de novo dentro de uma hora.',
    failed: 'A inscrição não foi concluída. Tente de novo dentro de momentos.',
    notHere: 'De momento não é possível fazer inscrições aqui.',
  },
};
