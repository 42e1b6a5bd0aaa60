import { expect, it } from 'vitest';
import { makeShareLink } from './makeShareLink.ts';

const shared = { origin: 'https://shop.example', lang: 'zh', now: 1_800_000_000_000 } as const;

it('contains the language, the time and who shared it', () => {
  const link = makeShareLink({ ...shared, path: '/', key: '0f3a' });
  expect(link).toBe('https://shop.example/?lang=zh&key_social=1800000000000&_key=0f3a');
});

it('keeps the path’s own parameters and replaces those of an older link', () => {
  const path = '/pages/box/detail?pool_id=7&lang=vn&key_social=1&_key=old#odds';
  const link = new URL(makeShareLink({ ...shared, path, key: '0f3a' }));
  expect(Object.fromEntries(link.searchParams)).toEqual({
    pool_id: '7',
    lang: 'zh',
    key_social: '1800000000000',
    _key: '0f3a',
  });
  expect(link.hash).toBe('#odds');
});

it('contains no key for a guest', () => {
  expect(makeShareLink({ ...shared, path: '/', key: null })).not.toContain('_key');
});
