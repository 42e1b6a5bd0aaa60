import { describe, expect, it } from 'vitest';
import { houseOf, theHouse } from './house.ts';
import { areaNamesInPlatform, faultsOfRooms } from './rules/rooms.ts';

it('the rooms of the server only have allowed imports', () => {
  expect(faultsOfRooms(theHouse)).toEqual([]);
});

it('the platform names no area, by a topic or by a table', () => {
  expect(areaNamesInPlatform(theHouse)).toEqual([]);
});

const areas = 'server/src/areas';

it('a topic or table of an area is found in the platform', () => {
  const house = houseOf({
    [`${areas}/boxes/migrations/0005_boxes.ts`]: 'create table pool (); create table draw ()',
    'server/src/platform/ledger/a.ts':
      "touch(db, 'boxes/pools'); sql`with draw as (select 1 from pool) select from draw`; // from draw, 'boxes/proof'",
    'server/src/platform/jobs/b.ts': "db.updateTable('pool').set({ kind: 'text/html' }); // a connection pool",
  });
  expect(areaNamesInPlatform(house)).toEqual(['jobs: pool', 'ledger: boxes/pools', 'ledger: pool']);
});

/** One line of code in a file, and the expected fault. */
const broken: readonly [path: string, code: string, fault: string][] = [
  [
    'server/src/platform/http/dispatch.ts',
    "from '../../areas/account/door.ts';",
    'the platform does not know the areas',
  ],
  [
    'server/src/platform/ledger/postJournal.ts',
    "from '@mcy/api/wallet/flow/contract';",
    'the platform does not know the areas',
  ],
  ['server/src/platform/jobs/startJobs.ts', "from '../../shop.ts';", 'only shop.ts and above know the whole shop'],
  [`${areas}/boxes/area.ts`, "from '../../shop.ts';", 'only shop.ts and above know the whole shop'],
  [`${areas}/boxes/opening/open.ts`, "from '../../../audit.ts';", 'only shop.ts and above know the whole shop'],
  [`${areas}/boxes/opening/open.ts`, "from '../../../testing/agreed.ts';", 'only tests use test support'],
  [
    `${areas}/boxes/opening/open.ts`,
    "from '../../account/levels/levels.ts';",
    'another area is imported through its door.ts',
  ],
  [
    `${areas}/boxes/opening/open.ts`,
    "() => import('../../account/area.ts');",
    'another area is imported through its door.ts',
  ],
  [`${areas}/boxes/area.ts`, "from '../account/people/door.ts';", 'another area is imported through its door.ts'],
  [
    `${areas}/boxes/tables.ts`,
    "declare module '../account/tables.ts' {",
    'another area is imported through its door.ts',
  ],
];

describe('catches', () => {
  it.for(broken)('%s with %s', ([path, code, fault]) => {
    expect(faultsOfRooms(houseOf({ [path]: code }))).toEqual([expect.stringContaining(fault)]);
  });

  it('a cycle of doors, also one of three areas and of types only', () => {
    const circle = houseOf({
      [`${areas}/account/people/a.ts`]: "import { b } from '../../boxes/door.ts';",
      [`${areas}/boxes/opening/b.ts`]: "export type { C } from '../../wallet/door.ts';",
      [`${areas}/wallet/flow/c.ts`]: "import type { A } from '../../account/door.ts';",
    });
    expect(faultsOfRooms(circle)).toContain('account → boxes → wallet → account: doors form a cycle');
  });
});

describe('allows', () => {
  it.for([
    [`${areas}/boxes/opening/open.ts`, "import { notify } from '../../account/door.ts';"],
    [`${areas}/boxes/opening/open.ts`, "import { draw } from '../proof/draw.ts';"],
    [`${areas}/boxes/opening/open.ts`, "import { postJournal } from '../../../platform/ledger/postJournal.ts';"],
    [`${areas}/boxes/opening/open.test.ts`, "import { levels } from '../../account/levels/levels.ts';"],
    ['server/src/shop.ts', "import { boxesArea } from './areas/boxes/area.ts';"],
    ['server/src/testing/agreed.ts', "import { policies } from '../areas/content/policies/policies.ts';"],
  ] as const)('%s with %s', ([path, code]) => {
    expect(faultsOfRooms(houseOf({ [path]: code }))).toEqual([]);
  });
});
