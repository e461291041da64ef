import type { listing as english } from '../en/listing.ts';

export const listing: typeof english = {
  filters: '絞り込む',
  closeFilters: '絞り込みを閉じる',
  chosen: '選択中の絞り込み',
  range: '{total}件中{from}～{to}件目',
};
