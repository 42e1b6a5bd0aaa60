import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditDatabase } from './audit.ts';
import type { OpenDatabase } from './db/openDatabase.ts';
import { seedDemo } from './seedDemo.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('the demo begins with nothing that waits for somebody who does not come, and every invariant holds', async () => {
  await seedDemo(database.db, new Date());
  const { rows } = await sql`
    select (select count(*) from withdrawal where status in ('requested', 'approved')) as withdrawals,
      (select count(*) from payment where status = 'pending') as payments,
      (select count(*) from identity_review where state = 'under_review') as reviews
  `.execute(database.db);
  expect(rows).toEqual([{ withdrawals: 0, payments: 0, reviews: 0 }]);
  expect(await auditDatabase(database.db)).toEqual([]);
});
