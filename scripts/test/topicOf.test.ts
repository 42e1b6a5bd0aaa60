import { expect, it } from 'vitest';
import { topicOf, touches } from './topicOf.ts';

const areas = new Set(['account', 'boxes']);

it.for([
  ['server/src/areas/account/addresses/addAddress.ts', 'account/addresses'],
  ['packages/api/src/boxes/pools/contract.ts', 'boxes/pools'],
  ['server/src/areas/boxes/area.ts', 'boxes'],
  ['server/src/areas/account/migrations/0008_codes.ts', 'account'],
  ['packages/ui/src/account/addresses/AddressCard/AddressCard.tsx', 'account/addresses'],
  ['packages/ui/src/account/people/texts/vn.ts', 'account/people'],
  ['app/src/routes/account/addresses/EditRoute.tsx', 'account/addresses'],
  ['server/src/platform/http/dispatch.ts', null],
  ['scripts/test.ts', null],
] as const)('%s is of %s', ([path, topic]) => {
  expect(topicOf(path, areas)).toBe(topic);
});

it('a topic affects itself and its area, and no other topic', () => {
  expect(touches('account/addresses', 'account/addresses')).toBe(true);
  expect(touches('account/addresses', 'account')).toBe(true);
  expect(touches('account', 'account/addresses')).toBe(true);
  expect(touches('account/addresses', 'account/levels')).toBe(false);
  expect(touches('boxes', 'boxesAndMore')).toBe(false);
});
