import { expect, it } from 'vitest';
import { askerOf, nameOfAsker } from './askerOf.ts';

const key = '0123456789abcdef0123456789abcdef';

it('identifies a device by the hash of its key', () => {
  const asker = askerOf('203.0.113.9', key);
  expect(nameOfAsker(asker)).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(asker)).not.toContain(key);
  expect(nameOfAsker(askerOf('198.51.100.4', key))).toBe(nameOfAsker(asker));
});

it.each([undefined, '', 'short', 'x'.repeat(129), `${key} `, `${key}ă`])('is its network without a key: %j', (sent) => {
  expect(nameOfAsker(askerOf('203.0.113.9', sent))).toBe('203.0.113.9');
});
