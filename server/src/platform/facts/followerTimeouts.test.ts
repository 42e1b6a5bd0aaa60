import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { provideOutboxes, recordTaken, tellOf } from '../../testing/provideOutboxes.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { follower } from './Follower.ts';

const lan = '00000000-0000-7000-8000-000000000001';
const minh = '00000000-0000-7000-8000-000000000002';
const stage = provideOutboxes();

describe('a follower after', () => {
  it.each([
    ['a statement that takes too long', '57014', sql`set local statement_timeout = 100`, sql`select pg_sleep(5)`],
    ['a lock that others hold', '55P03', sql`set local lock_timeout = 100`, sql`select from held for update`],
    ['idling', '25P03', sql`set local idle_in_transaction_session_timeout = 100`, null],
  ])(
    'that fails for one player by %s (%s) holds up neither other players nor itself',
    async (_name, _state, limit, slow) => {
      await sql`create table if not exists held (one int); truncate held; insert into held values (1)`.execute(
        stage.db(),
      );
      const outbox = stage.openWith([
        follower('boxOpened', {
          name: 'slow',
          after: async (transaction, facts) => {
            if (facts.some(({ data }) => data.user_id === lan)) {
              await limit.execute(transaction);
              if (slow) await slow.execute(transaction);
              else await sleep(400);
            }
            await recordTaken(transaction, 'slow', facts);
          },
        }),
      ]);
      const gate = Promise.withResolvers<void>();
      const locked = Promise.withResolvers<void>();
      const holder = inTransaction(stage.db(1), async (transaction) => {
        await sql`select from held for update`.execute(transaction);
        locked.resolve();
        await gate.promise;
      });
      await locked.promise;
      await inTransaction(stage.db(), (transaction) => {
        tellOf(transaction, lan, 1);
        tellOf(transaction, minh, 1);
        return Promise.resolve();
      });
      await outbox.settled();
      gate.resolve();
      await holder;
      expect(await stage.takenBy('slow')).toEqual([1]);
      expect(await stage.takenBy('slow', minh)).toEqual([1]);
      // A slow machine has tried a second time by now.
      const failures = stage.logged().map((line): unknown => JSON.parse(line));
      const expected = { msg: 'a follower failed', follower: 'slow', user_id: lan };
      expect(failures).not.toEqual([]);
      expect(failures).toMatchObject(failures.map((_, index) => ({ ...expected, attempts: index + 1 })));
    },
  );
});
