import { expect, it } from 'vitest';
import { theHouse } from './house.ts';
import { handKeptLists, unknownReads } from './rules/freshness.ts';

it('no hook and no screen keeps a list of what to read again', () => {
  expect(handKeptLists(theHouse)).toEqual([]);
});

it('every topic that a hook reads has calls', () => {
  expect(unknownReads(theHouse)).toEqual([]);
});
