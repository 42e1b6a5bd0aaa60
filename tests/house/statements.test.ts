import { expect, it } from 'vitest';
import { houseOf, theHouse } from './house.ts';
import { listsWithoutAny } from './rules/statements.ts';

const path = 'server/src/areas/boxes/pools/readPools.ts';

it('a list of values is one parameter, so that its statement has one name', () => {
  expect(listsWithoutAny(theHouse)).toEqual([]);
});

it.for([".where('pool_id', 'in', pool_ids)", ".where(\n'pool_id',\n'in',\npools.map(({ pool_id }) => pool_id),\n)"])(
  'a list of any length is caught: %s',
  (code) => {
    expect(listsWithoutAny(houseOf({ [path]: code }))).toEqual([path]);
  },
);

it.for([
  ".where('state', 'in', ['loose', 'attached'])",
  ".where('pool_id', 'in', (pools) => pools.selectFrom('pool'))",
])('a literal list and a subquery pass: %s', (code) => {
  expect(listsWithoutAny(houseOf({ [path]: code }))).toEqual([]);
});
