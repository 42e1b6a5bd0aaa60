import { expect, it } from 'vitest';
import { houseOf, theHouse } from './house.ts';
import { floors, unknownTopics } from './rules/topics.ts';

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
