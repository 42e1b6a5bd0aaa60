import { expect, it } from 'vitest';
import type { Call } from '../contract/defineCall.ts';
import { isKeptAnswer, keptPaths } from './keptCalls.ts';

const modules = import.meta.glob<Record<string, Call>>('../*/*/kept.ts', { eager: true });

it('are what a signed-in user reads, each once', () => {
  const calls = Object.values(modules).flatMap((exports) => Object.values(exports));
  expect(keptPaths).toContain('/api/wallet/summary');
  expect(new Set(keptPaths).size).toBe(keptPaths.length);
  expect(calls.filter(({ method, role }) => method !== 'GET' || role === 'guest').map(({ path }) => path)).toEqual([]);
});

it('are declared by the topic whose calls they are', () => {
  for (const [file, exports] of Object.entries(modules))
    for (const { path, topic } of Object.values(exports))
      expect(`${path}: ../${topic}/kept.ts`).toBe(`${path}: ${file}`);
});

it('know an answer of this release, also as the pages of a list', () => {
  const kinds = { rows: [{ kind: 'recharge', label: 'Top-up' }] };
  const path = '/api/wallet/flow_kinds';
  expect(isKeptAnswer(path, kinds)).toBe(true);
  expect(isKeptAnswer(path, { pages: [kinds, kinds], pageParams: [] })).toBe(true);
  expect(isKeptAnswer(path, { pages: [kinds, {}], pageParams: [] })).toBe(false);
  expect(isKeptAnswer('/api/box/pools', kinds)).toBe(false);
});
