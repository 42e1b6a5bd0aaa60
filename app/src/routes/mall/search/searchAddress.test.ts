import { expect, it } from 'vitest';
import { searchRoutes } from './routes.ts';
import { addressOf, readAddress } from './searchAddress.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

it('keeps every choice in the address, and reads it again', () => {
  const query =
    'q=c%C3%A1+m%E1%BA%ADp&kind=product&order=price_up&category=plush&series_id=019a9e00-0000-7900-8000-000000000100&price_from=50000&in_stock=1&cod=1';
  expect(searchRoutes.searchResult(addressOf(read(query)))).toBe(`/pages/index/search_result?${query}`);
  expect(searchRoutes.searchResult(addressOf(read('')))).toBe('/pages/index/search_result');
});

it('leaves out what an address cannot mean', () => {
  expect(addressOf(read('kind=A%20B&order=worst&category=cars&series_id=1&price_from=7&in_stock=yes'))).toEqual({});
  expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(100);
});
