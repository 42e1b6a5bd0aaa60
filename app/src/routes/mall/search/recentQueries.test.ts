import { afterEach, beforeEach, expect, it, vi } from 'vitest';

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

it('keeps the latest ten, each once, and forgets one or all', async () => {
  const { rememberQuery, forgetQuery, forgetQueries } = await import('./recentQueries.ts');
  for (let place = 0; place < 12; place += 1) rememberQuery(`rồng ${place}`);
  rememberQuery('Rồng 5');
  const recent = () => JSON.parse(kept.get('recentQueries') ?? '') as unknown;
  expect(recent()).toEqual(['Rồng 5', ...[11, 10, 9, 8, 7, 6, 4, 3, 2].map((place) => `rồng ${place}`)]);
  forgetQuery('rồng 11');
  expect(recent()).not.toContain('rồng 11');
  forgetQueries();
  expect(recent()).toEqual([]);
});

it('takes what is broken for nothing', async () => {
  const { rememberQuery } = await import('./recentQueries.ts');
  kept.set('recentQueries', '{"a":');
  rememberQuery('mèo');
  expect(kept.get('recentQueries')).toBe('["mèo"]');
});
