import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditDatabase } from '../../audit.ts';
import { provideOutboxes, recordTaken, tellOf, toldAt } from '../../testing/provideOutboxes.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { follower } from './Follower.ts';
import { followWithin } from './followWithin.ts';
import { keepForAfter } from './keepForAfter.ts';
import { hearCommits, markNotes } from './notes.ts';
import { touch } from './touch.ts';

const lan = '00000000-0000-7000-8000-000000000001';
const minh = '00000000-0000-7000-8000-000000000002';
const stage = provideOutboxes();

describe('a follower within', () => {
  it('takes all facts of its kind at once, in the transaction that tells them', async () => {
    const batches: number[][] = [];
    stage.openWith([
      follower('boxOpened', {
        name: 'batches',
        within: async (transaction, facts) => {
          batches.push(facts.map(({ data }) => data.count));
          await recordTaken(transaction, 'batches', facts);
        },
      }),
    ]);
    const failed = inTransaction(stage.db(), (transaction) => {
      tellOf(transaction, lan, 1);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await inTransaction(stage.db(), async (transaction) => {
      tellOf(transaction, lan, 2);
      await sql`select 1`.execute(transaction);
      tellOf(transaction, minh, 3);
      expect(batches).toEqual([]);
    });
    expect(batches).toEqual([[2, 3]]);
    expect(await stage.takenBy('batches')).toEqual([2, 3]);
    expect(await stage.waiting()).toEqual([]);
  });

  it('may tell facts itself, but not for good', async () => {
    const count = (most: number) =>
      follower('boxOpened', {
        name: 'count',
        within: async (transaction, facts) => {
          await recordTaken(transaction, 'count', facts);
          for (const { data } of facts) if (data.count < most) tellOf(transaction, data.user_id, data.count + 1);
        },
      });
    stage.openWith([count(3)]);
    await inTransaction(stage.db(), (transaction) => Promise.resolve(tellOf(transaction, lan, 1)));
    expect(await stage.takenBy('count')).toEqual([1, 2, 3]);
    stage.openWith([count(1000)]);
    const endless = inTransaction(stage.db(), (transaction) => Promise.resolve(tellOf(transaction, lan, 1)));
    await expect(endless).rejects.toThrow('Followers of boxOpened come to no end');
    expect(await stage.takenBy('count')).toEqual([1, 2, 3]);
  });

  it('undoes the transaction when it fails', async () => {
    stage.openWith([follower('boxOpened', { name: 'broken', within: () => Promise.reject(new Error('broken')) })]);
    const telling = inTransaction(stage.db(), async (transaction) => {
      await recordTaken(transaction, 'work', [
        { data: { user_id: lan, count: 1, opening_id: lan, pool_id: lan, paid: 0 }, now: toldAt },
      ]);
      tellOf(transaction, lan, 1);
    });
    await expect(telling).rejects.toThrow('broken');
    expect(await stage.takenBy('work')).toEqual([]);
  });
});

describe('what a transaction noted', () => {
  const noted = () =>
    stage.openWith([
      follower('boxOpened', {
        name: 'noted',
        within: (transaction, facts) => recordTaken(transaction, 'noted', facts),
      }),
    ]);

  it('is forgotten back to a savepoint', async () => {
    noted();
    const touched: string[] = [];
    const hearNoMore = hearCommits(stage.db(), (notes) => touched.push(...notes.touched.keys()));
    await inTransaction(stage.db(), (transaction) => {
      tellOf(transaction, lan, 1);
      touch(transaction, 'wallet/flow', lan);
      const forget = markNotes(transaction);
      tellOf(transaction, lan, 2);
      touch(transaction, 'boxes/pools', 'everybody');
      forget();
      tellOf(transaction, lan, 3);
      return Promise.resolve();
    });
    hearNoMore();
    expect(await stage.takenBy('noted')).toEqual([1, 3]);
    expect(touched).toEqual([`wallet/flow ${lan}`]);
  });

  it('begins from nothing when the transaction is run again', async () => {
    noted();
    let attempt = 0;
    await inTransaction(stage.db(), (transaction) => {
      attempt += 1;
      tellOf(transaction, lan, attempt);
      if (attempt === 1) throw Object.assign(new Error('conflict'), { code: '40001' });
      return Promise.resolve();
    });
    expect(await stage.takenBy('noted')).toEqual([2]);
  });

  it('needs a transaction', () => {
    expect(() => tellOf(stage.db(), lan, 1)).toThrow('inside inTransaction only');
    expect(() => touch(stage.db(), 'wallet/flow', lan)).toThrow('inside inTransaction only');
  });
});

describe('a follower after', () => {
  const writer = (name: string) =>
    follower('boxOpened', { name, after: (transaction, facts) => recordTaken(transaction, name, facts) });

  it('takes each fact once and in order per player, on two processes that tell and deliver at once', async () => {
    const outboxes = [
      stage.openWith([writer('one'), writer('other')], 0),
      stage.openWith([writer('one'), writer('other')], 1),
    ];
    await sql`create table counter (user_id uuid primary key, number int not null)`.execute(stage.db());
    const players = Array.from({ length: 6 }, () => randomUUID());
    for (const player of players) await sql`insert into counter values (${player}, 0)`.execute(stage.db());
    const each = 30;
    await Promise.all(
      players.flatMap((player) =>
        Array.from({ length: each }, (_, index) =>
          inTransaction(stage.db(index % 2 === 0 ? 0 : 1), async (transaction) => {
            // The transaction that holds this row commits before the next: the numbers are the order of the commits.
            const { rows } = await sql<{ number: number }>`
              update counter set number = number + 1 where user_id = ${player} returning number`.execute(transaction);
            tellOf(transaction, player, rows[0]?.number ?? 0);
          }),
        ),
      ),
    );
    await expect
      .poll(async () => {
        for (const outbox of outboxes) await outbox.settled();
        return stage.waiting();
      })
      .toEqual([]);
    const expected = Array.from({ length: each }, (_, index) => index + 1);
    for (const player of players) {
      expect(await stage.takenBy('one', player)).toEqual(expected);
      expect(await stage.takenBy('other', player)).toEqual(expected);
    }
  });

  it('gets a player’s facts in the order of the commits: the second of two transactions waits, another player’s does not', async () => {
    stage.openWith([writer('one')], 0);
    stage.openWith([writer('one')], 1);
    const gate = Promise.withResolvers<void>();
    const kept = Promise.withResolvers<void>();
    const done: string[] = [];
    const first = inTransaction(stage.db(), async (transaction) => {
      tellOf(transaction, lan, 1);
      await followWithin(transaction);
      keepForAfter(transaction);
      await sql`select 1`.execute(transaction);
      kept.resolve();
      await gate.promise;
    });
    await kept.promise;
    const second = inTransaction(stage.db(1), (transaction) => Promise.resolve(tellOf(transaction, lan, 2))).then(() =>
      done.push('second'),
    );
    await inTransaction(stage.db(1), (transaction) => Promise.resolve(tellOf(transaction, minh, 1)));
    await sleep(200);
    expect(done).toEqual([]);
    gate.resolve();
    await Promise.all([first, second]);
    for (const outbox of stage.outboxes()) {
      outbox.kick();
      await outbox.settled();
    }
    await expect.poll(() => stage.takenBy('one', lan)).toEqual([1, 2]);
  });

  it('that fails for one player holds up neither other players nor other followers, is logged, and comes in order later', async () => {
    let broken = true;
    const outbox = stage.openWith([
      writer('sound'),
      follower('boxOpened', {
        name: 'failing',
        after: async (transaction, facts) => {
          await recordTaken(transaction, 'failing', facts);
          if (broken && facts.some(({ data }) => data.user_id === lan && data.count === 2)) throw new Error('no good');
        },
      }),
    ]);
    await inTransaction(stage.db(), (transaction) => {
      for (const [player, number] of [
        [lan, 1],
        [minh, 1],
        [lan, 2],
        [minh, 2],
        [lan, 3],
      ] as const) {
        tellOf(transaction, player, number);
      }
      return Promise.resolve();
    });
    await outbox.settled();
    expect(await stage.takenBy('sound', lan)).toEqual([1, 2, 3]);
    expect(await stage.takenBy('failing', minh)).toEqual([1, 2]);
    expect(await stage.takenBy('failing', lan)).toEqual([1]);
    expect(stage.logged().map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'a follower failed', follower: 'failing', user_id: lan, attempts: 1 }),
    ]);
    expect(await stage.waiting()).toHaveLength(2);
    broken = false;
    outbox.kick();
    await outbox.settled();
    expect(await stage.takenBy('failing', lan), 'not before its time').toEqual([1]);
    await sql`update fact_delivery set due_at = now() - interval '1 s' where due_at is not null`.execute(stage.db());
    outbox.kick();
    await outbox.settled();
    expect(await stage.takenBy('failing', lan)).toEqual([1, 2, 3]);
    expect(await stage.waiting()).toEqual([]);
  });

  it('is served once, by another process, when its own is killed meanwhile', async () => {
    const here = (path: string) => JSON.stringify(join(import.meta.dirname, path));
    const script = `
      import { sql } from 'kysely';
      import { openDatabase } from ${here('../db/openDatabase.ts')};
      import { inTransaction } from ${here('../db/inTransaction.ts')};
      import { deliver } from ${here('deliver.ts')};
      import { follower } from ${here('Follower.ts')};
      import { attachFollowers } from ${here('notes.ts')};
      import { tell } from ${here('tell.ts')};
      const { db } = await openDatabase({ databaseUrl: process.argv[1], dataDir: '' });
      const killed = follower('boxOpened', {
        name: 'one',
        after: async (transaction, facts) => {
          for (const { data } of facts) {
            await sql\`insert into taken (follower, user_id, number) values ('one', \${data.user_id}, \${data.count})\`.execute(transaction);
          }
          process.kill(process.pid, 'SIGKILL');
          await new Promise(() => {});
        },
      });
      attachFollowers(db, [killed]);
      await inTransaction(db, async (transaction) => {
        for (const count of [1, 2]) {
          tell(transaction, 'boxOpened', { user_id: ${JSON.stringify(lan)}, opening_id: '', pool_id: '', count, paid: 0 }, new Date());
        }
      });
      await deliver({ db, log: console }, killed, new Date());`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, stage.databaseUrl()], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    expect(await stage.waiting()).toHaveLength(2);
    const outbox = stage.openWith([writer('one')]);
    await expect
      .poll(async () => {
        outbox.kick();
        await outbox.settled();
        return stage.waiting();
      })
      .toEqual([]);
    expect(await stage.takenBy('one')).toEqual([1, 2]);
  });
});

it('the audit finds facts that a follower keeps failing on, and those that wait for nobody', async () => {
  await sql`
    insert into fact_delivery (follower, user_id, data, told_at, attempts)
    values ('level', ${lan}, '{}', now(), 0), ('notice of a level', ${lan}, '{}', now(), 12),
      ('notice of a level', ${minh}, '{}', now(), 11)`.execute(stage.db());
  const findings = await auditDatabase(stage.db());
  expect(findings.map(({ row }) => row)).toMatchObject([
    { follower: 'level' },
    { follower: 'notice of a level', user_id: lan },
  ]);
});
