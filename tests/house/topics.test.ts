import { expect, it } from 'vitest';
import { houseOf, theHouse } from './house.ts';
import { faultsOfTopics, floors, unknownTopics } from './rules/topics.ts';

it.for(floors)('$areas: every folder of an area is one of its topics', (floor) => {
  expect(unknownTopics(floor, theHouse)).toEqual([]);
});

it.for(floors)('$areas: catches a folder of another name', (floor) => {
  const house = houseOf({
    [`${floor.areas}account/people/a.ts`]: '',
    [`${floor.areas}account/players/a.ts`]: '',
    [`${floor.areas}account/area.ts`]: '',
    [`${floor.areas}boxes/people/deep/a.ts`]: '',
    [`${floor.areas}nowhere/people/a.ts`]: '',
  });
  expect(unknownTopics(floor, house)).toEqual(['account/players', 'boxes/people', 'nowhere/people']);
});

it('every topic has the same name on two floors at least', () => {
  expect(faultsOfTopics(theHouse)).toEqual([]);
});

it('catches a topic on one floor, a name without a folder, and an exception that is not needed', () => {
  const house = houseOf({
    'packages/api/src/account/people/contract.ts': '',
    'server/src/areas/account/people/readPeople.ts': '',
    'server/src/areas/account/players/readPlayers.ts': '',
    'app/src/routes/account/levels/routes.ts': '',
    'packages/ui/src/account/levels/index.ts': '',
    'packages/ui/src/account/badges/texts/vn.ts': '',
  });
  const named = { account: ['people', 'players', 'levels', 'badges', 'nowhere'] };
  expect(faultsOfTopics(house, named, { 'account/badges': 'texts alone', 'account/levels': 'built since' })).toEqual([
    'account/players is on one floor alone, in server/src/areas/',
    'account/levels is no exception: it is on several floors',
    'account/nowhere is on no floor',
  ]);
});
