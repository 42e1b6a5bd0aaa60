import { productCategories } from '@mcy/api/mall/catalogue/words';
import { foundOrders, foundTraits, longestQuery, priceBands } from '@mcy/api/mall/search/words';
import type { SearchFilter } from '@mcy/ui/mall/search';
import type { SearchAddress } from './routes.ts';

/** What an address asks for; what it cannot mean is left out. */
export function readAddress(parameters: URLSearchParams): SearchFilter {
  const series = parameters.get('series_id') ?? '';
  const kind = parameters.get('kind') ?? '';
  return {
    q: (parameters.get('q') ?? '').slice(0, longestQuery),
    kind: /^[a-z][a-z_]{0,59}$/.test(kind) ? kind : null,
    order: foundOrders.find((order) => order === parameters.get('order')) ?? 'best',
    choice: {
      traits: foundTraits.filter((trait) => parameters.get(trait) === '1'),
      category: productCategories.filter((category) => category === parameters.get('category')),
      price_from: priceBands.map(String).filter((from) => from === parameters.get('price_from')),
      series_id: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(series) ? [series] : [],
    },
  };
}

/** The address of a filter. */
export function addressOf({ q, kind, order, choice }: SearchFilter): SearchAddress {
  const [category] = choice['category'] ?? [];
  const [price_from] = choice['price_from'] ?? [];
  const [series_id] = choice['series_id'] ?? [];
  return {
    ...(q !== '' && { q }),
    ...(kind !== null && { kind }),
    ...(order !== 'best' && { order }),
    ...(category !== undefined && { category }),
    ...(price_from !== undefined && { price_from }),
    ...(series_id !== undefined && { series_id }),
    ...Object.fromEntries((choice['traits'] ?? []).map((trait) => [trait, '1'])),
  };
}
