import { expect, it } from 'vitest';
import { isSignedAddress, signAddress } from './signedAddress.ts';

const now = new Date('2026-11-21T03:00:00Z');
const signed = signAddress(
  '/api/wallet/flow.csv',
  { currency: 'balance', user_id: 'an', kind: undefined },
  'secret',
  now,
);

function holds(address: string, { secret = 'secret', later = 0 } = {}): boolean {
  return isSignedAddress(new URL(address, 'https://shop.test'), secret, new Date(now.getTime() + later));
}

it('opens what was signed, for ten minutes', () => {
  expect(holds(signed)).toBe(true);
  expect(holds(signed, { later: 599_000 })).toBe(true);
  expect(holds(signed, { later: 600_000 })).toBe(false);
});

it.each([
  ['another player', signed.replace('user_id=an', 'user_id=binh')],
  ['another path', signed.replace('flow.csv', 'statement.pdf')],
  ['a longer time', signed.replace(/until=\d+/, 'until=99999999999')],
  ['a field more', `${signed}&month=2026-10`],
  ['no signature', signed.replace(/&signature=.*/, '')],
])('refuses %s', (_what, address) => {
  expect(holds(address)).toBe(false);
});

it('refuses the signature of another secret', () => {
  expect(holds(signed, { secret: 'another' })).toBe(false);
});
