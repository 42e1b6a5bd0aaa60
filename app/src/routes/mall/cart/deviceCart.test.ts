import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bindDeviceCart, dropPieces, keepPieces, noteSeenPrices, readDeviceCart } from './deviceCart.ts';

const kept = new Map<string, string>();
const [a, b, c] = ['a', 'b', 'c'].map((end) => `00000000-0000-4000-8000-00000000000${end}`) as [string, string, string];

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps a line a version, the latest first, and what was seen of its price', () => {
  keepPieces({ variant_id: a, count: 1, seen_price: 100 });
  keepPieces({ variant_id: b, count: 2, seen_price: 200 });
  keepPieces({ variant_id: a, count: 3, seen_price: 100 });
  noteSeenPrices(new Map([[b, 150]]));
  expect(readDeviceCart()).toEqual([
    { variant_id: b, count: 2, seen_price: 150 },
    { variant_id: a, count: 3, seen_price: 100 },
  ]);
  dropPieces([b, c]);
  expect(readDeviceCart()).toEqual([{ variant_id: a, count: 3, seen_price: 100 }]);
});

it('has room for 50 versions, and drops none for another one', () => {
  const ids = Array.from({ length: 51 }, (_, index) => `00000000-0000-4000-8000-0000000000${10 + index}`);
  const kept50 = ids.slice(0, 50).map((variant_id) => keepPieces({ variant_id, count: 1, seen_price: 1 }));
  expect(kept50).not.toContain(false);
  expect(keepPieces({ variant_id: ids[50] ?? '', count: 1, seen_price: 1 })).toBe(false);
  expect(keepPieces({ variant_id: ids[0] ?? '', count: 2, seen_price: 1 })).toBe(true);
  expect(readDeviceCart().map(({ variant_id }) => variant_id)).toEqual(ids.slice(0, 50).toReversed());
});

it('takes what is broken for nothing', () => {
  kept.set('cart', '{"a":');
  expect(readDeviceCart()).toEqual([]);
  kept.set('cart', JSON.stringify([null, 7, { variant_id: a, count: 0, seen_price: 1 }, { variant_id: a, count: 1 }]));
  expect(readDeviceCart()).toEqual([]);
});

it('takes a line whose id or price the shop would refuse for nothing', () => {
  const line = { variant_id: a, count: 1, seen_price: 0 };
  kept.set('cart', JSON.stringify([{ ...line, variant_id: 'a' }, { ...line, seen_price: -1 }, line]));
  expect(readDeviceCart()).toEqual([line]);
});

it('waits for the player who signed in, and for nobody after them', () => {
  const line = { variant_id: a, count: 1, seen_price: 100 };
  keepPieces(line);
  expect(bindDeviceCart(null)).toBe(false);
  expect(bindDeviceCart('one')).toBe(true);
  // A page later, still not joined.
  expect(bindDeviceCart('one')).toBe(true);
  expect(readDeviceCart()).toEqual([line]);
  expect(bindDeviceCart(null)).toBe(false);
  expect(readDeviceCart()).toEqual([]);
  keepPieces(line);
  expect(bindDeviceCart('one')).toBe(true);
  expect(bindDeviceCart('two')).toBe(false);
  expect(readDeviceCart()).toEqual([]);
});

it('of a guest stays theirs after a player’s cart was joined', () => {
  keepPieces({ variant_id: a, count: 1, seen_price: 100 });
  bindDeviceCart('one');
  dropPieces([a]);
  bindDeviceCart('one');
  bindDeviceCart(null);
  keepPieces({ variant_id: b, count: 1, seen_price: 100 });
  bindDeviceCart(null);
  expect(readDeviceCart()).toHaveLength(1);
  expect(bindDeviceCart('two')).toBe(true);
});
