import { expect, it } from 'vitest';
import { chooseTests } from './chooseTests.ts';

const row = 'packages/ui/src/account/people/PlayerRow/PlayerRow.stories.tsx';
const screen = 'packages/ui/src/account/people/FollowsScreen/FollowsScreen.test.tsx';
const rule = 'server/src/areas/account/people/people.test.ts';
const card = 'packages/ui/src/account/addresses/AddressCard/AddressCard.stories.tsx';
const button = 'packages/ui/src/primitives/Button/Button.stories.tsx';
const all = [row, screen, rule, card, button];
const areas = new Set(['account', 'boxes']);

it('takes the tests and stories of the changed topics', () => {
  const change = { files: ['server/src/areas/account/people/followPlayer.ts'], topics: ['account/people'], areas };
  expect(chooseTests(all, change)).toEqual({ others: [rule], components: [row, screen] });
});

it('takes a changed test or story whatever its place', () => {
  expect(chooseTests(all, { files: [button], topics: [], areas })).toEqual({ others: [], components: [button] });
});
