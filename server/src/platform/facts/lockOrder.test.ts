import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { provideOutboxes, recordTaken, tellOf } from '../../testing/provideOutboxes.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { follower } from './Follower.ts';

const stage = provideOutboxes();

/** Players enough that chance does not put their locks in order. */
const players = Array.from({ length: 40 }, (_, index) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`);

it('the players of a transaction are locked in one order, so that two transactions do not block each other', async () => {
  stage.openWith([
    follower('boxOpened', { name: 'late', after: (transaction, facts) => recordTaken(transaction, 'late', facts) }),
  ]);
  const locksOfFacts = sql<{ key: number; granted: boolean }>`
    select objid::int8::bit(32)::int4 as key, granted from pg_locks
    where locktype = 'advisory' and classid = 23000001 and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`;
  const { rows: keys } = await sql<{ key: number }>`
    select distinct hashtext(player) as key from unnest(${players}::text[]) as player order by key`.execute(stage.db());
  const middle = keys[20]?.key;

  // Somebody else holds the lock in the middle: those before it are taken, those after it are not.
  const telling = await stage
    .db(1)
    .connection()
    .execute(async (holder) => {
      await sql`select pg_advisory_lock(23000001, ${middle}::int)`.execute(holder);
      const told = inTransaction(stage.db(), (transaction) => {
        for (const [index, player] of players.entries()) tellOf(transaction, player, index);
        return Promise.resolve();
      });
      await expect
        .poll(async () => (await locksOfFacts.execute(holder)).rows.filter(({ granted }) => !granted).length)
        .toBe(1);
      const { rows } = await locksOfFacts.execute(holder);
      const taken = rows.map(({ key }) => key).filter((key) => key !== middle);
      await sql`select pg_advisory_unlock(23000001, ${middle}::int)`.execute(holder);
      await told;
      return taken;
    });
  expect(telling.toSorted((one, other) => one - other)).toEqual(keys.slice(0, 20).map(({ key }) => key));
});
