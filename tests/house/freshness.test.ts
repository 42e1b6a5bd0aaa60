import { expect, it } from 'vitest';
import { theHouse } from './house.ts';
import { handKeptLists, unknownTopics } from './rules/freshness.ts';

it('no hook and no screen keeps a list of what to read again', () => {
  expect(handKeptLists(theHouse)).toEqual([]);
});

it('every topic that is touched or read has calls', () => {
  expect(unknownTopics(theHouse)).toEqual([]);
});
