import type { frame as english } from '../en/frame.ts';

export const frame: typeof english = {
  frame: {
    subcategoriesOf: '{name}のサブカテゴリー',
    sidePanel: 'いま人気',
  },
  /** What stands in each section of the home page, and its controls. */
  sections: {
    popular: '評価が高く、多くのショップで売られている商品です。ここで開かれた回数も数えます。',
    recentDeals: '新しい商品の値下がりです。',
    bestSellers:
      '大きなカテゴリーごとに最も人気の商品です。ここで開かれた回数と、扱うショップの数によります。ショップの販売数は知らされていません。',
    onSale: '最もよく開かれている値下がり商品です。',
    newArrivals: '提携ショップの最も新しい商品です。',
    recommended: 'この端末で開いた商品をもとに選びました。その一覧は端末の外に出ません。',
    forget: '開いた商品を忘れる',
    forgotten: '開いた商品を忘れました。',
    loadingMore: '商品をさらに読み込んでいます...',
    moreFailed: '商品を読み込めませんでした。もう一度お試しください。',
    searchesNow: '人気の検索：',
  },
  alerts: {
    title: '値下がり通知',
    text: '価格が本当に下がったときにメールでお知らせします。',
    email: 'メールアドレス',
    emailPlaceholder: 'name@example.com',
    subscribe: '登録する',
    sending: '送信中...',
    note: 'メールの送信はまだ始まっていません。アドレスは7日間保存します。それまでに送信が始まれば確認メールを1通お送りし、始まらなければ削除します。',
    stored: '登録を7日間保存します。送信の準備ができていないため、メールは送られていません。',
    required: 'メールアドレスを入力してください',
    invalid: 'name@example.comのようなメールアドレスを入力してください',
    busy: 'ここからの登録が多すぎます。1時間後にもう一度お試しください。',
    failed: '登録できませんでした。しばらくしてからもう一度お試しください。',
    notHere: '現在、ここでは登録を受け付けていません。',
  },
};
