import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropPieces, keepPieces, noteSeenPrices, readDeviceCart } from './deviceCart.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps a line a version, the latest first, and what was seen of its price', () => {
  keepPieces({ variant_id: 'a', count: 1, seen_price: 100 });
  keepPieces({ variant_id: 'b', count: 2, seen_price: 200 });
  keepPieces({ variant_id: 'a', count: 3, seen_price: 100 });
  noteSeenPrices(new Map([['b', 150]]));
  expect(readDeviceCart()).toEqual([
    { variant_id: 'b', count: 2, seen_price: 150 },
    { variant_id: 'a', count: 3, seen_price: 100 },
  ]);
  dropPieces(['b', 'c']);
  expect(readDeviceCart()).toEqual([{ variant_id: 'a', count: 3, seen_price: 100 }]);
});

it('takes what is broken for nothing', () => {
  kept.set('cart', '{"a":');
  expect(readDeviceCart()).toEqual([]);
  kept.set(
    'cart',
    JSON.stringify([null, 7, { variant_id: 'a', count: 0, seen_price: 1 }, { variant_id: 'a', count: 1 }]),
  );
  expect(readDeviceCart()).toEqual([]);
});
