import { defineRoutes } from '../../defineRoutes.ts';

/** What narrows a search, as the address has it. */
export interface SearchAddress {
  q?: string;
  kind?: string;
  order?: string;
  category?: string;
  series_id?: string;
  price_from?: string;
  in_stock?: string;
  on_sale?: string;
  pre_sale?: string;
  cod?: string;
}

export const searchRoutes = defineRoutes({
  search: {
    path: '/pages/index/search',
    screen: 'Search',
    who: 'guest',
    address: (q?: string) => ({ q }),
  },
  searchResult: {
    path: '/pages/index/search_result',
    screen: 'SearchResult',
    who: 'guest',
    texts: ['mall/catalogue', 'mall/cart'],
    address: ({
      q,
      kind,
      order,
      category,
      series_id,
      price_from,
      in_stock,
      on_sale,
      pre_sale,
      cod,
    }: SearchAddress) => ({
      q,
      kind,
      order,
      category,
      series_id,
      price_from,
      in_stock,
      on_sale,
      pre_sale,
      cod,
    }),
  },
});
