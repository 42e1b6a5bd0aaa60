import { expect, it } from 'vitest';
import { chooseJourneys } from './chooseJourneys.ts';

const journeys = [
  { path: 'everything.test.ts', covers: ['boxes', 'wallet', 'account/entry'] },
  { path: 'boxes.test.ts', covers: ['boxes'] },
  { path: 'opening.test.ts', covers: ['boxes/opening', 'boxes/pools'] },
  { path: 'addresses.test.ts', covers: ['account/addresses'] },
];

it('runs those of the topic first, then the narrowest of its area, and says which it leaves', () => {
  expect(chooseJourneys(journeys, { files: [], topics: ['boxes/opening'], most: 2 })).toEqual({
    chosen: ['opening.test.ts', 'boxes.test.ts'],
    left: ['everything.test.ts'],
  });
});

it('runs a changed journey beyond the number of others, and none of another topic', () => {
  expect(chooseJourneys(journeys, { files: ['everything.test.ts'], topics: ['account/addresses'], most: 1 })).toEqual({
    chosen: ['everything.test.ts', 'addresses.test.ts'],
    left: [],
  });
});
