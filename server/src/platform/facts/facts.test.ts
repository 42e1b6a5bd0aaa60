import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { migrate } from '../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../db/openDatabase.ts';
import { auditDatabase } from '../../audit.ts';
import { shop } from '../../shop.ts';
import { type TestPostgres, startPostgres } from '../../testing/startPostgres.ts';
import type { Fact } from './Facts.ts';
import { type Follower, follower } from './Follower.ts';
import { followWithin } from './followWithin.ts';
import { keepForAfter } from './keepForAfter.ts';
import { attachFollowers, hearCommits, markNotes } from './notes.ts';
import { type Outbox, openOutbox } from './openOutbox.ts';
import { tell } from './tell.ts';
import { touch } from './touch.ts';

type Opened = Fact<'boxOpened'>;

const now = new Date('2026-11-22T08:00:00Z');
let postgres: TestPostgres;
let databaseUrl: string;
/** Two processes, as far as the database can tell. */
let databases: readonly [OpenDatabase, OpenDatabase];
let db: Database;
let opened: { outbox: Outbox; hearNoMore: () => void }[] = [];
let logged: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  databases = [await openDatabase({ databaseUrl, dataDir: '' }), await openDatabase({ databaseUrl, dataDir: '' })];
  ({ db } = databases[0]);
  await migrate(db, shop.migrations, readConfig({}));
  await sql`create table taken (place bigint generated always as identity, follower text, user_id uuid, number int)`.execute(
    db,
  );
});
afterAll(async () => {
  for (const database of databases) await database.close();
  await postgres.stop();
});
afterEach(async () => {
  for (const { outbox, hearNoMore } of opened) {
    hearNoMore();
    await outbox.close();
  }
  opened = [];
  logged = [];
  await sql`truncate taken, fact_delivery`.execute(db);
});

/** Opens the outbox of a process. */
function openWith(followers: readonly Follower[], process: 0 | 1 = 0): Outbox {
  const { db: own } = databases[process];
  attachFollowers(own, followers);
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const outbox = openOutbox({ db: own, log }, followers);
  opened.push({ outbox, hearNoMore: hearCommits(own, (notes) => outbox.kick(notes.waiting)) });
  return outbox;
}

function tellOf(transaction: Database, user_id: string, number: number): void {
  tell(
    transaction,
    'boxOpened',
    { user_id, opening_id: randomUUID(), pool_id: randomUUID(), count: number, paid: 0 },
    now,
  );
}

/** Writes down what a follower took. */
async function write(transaction: Database, name: string, facts: readonly Opened[]): Promise<void> {
  const rows = JSON.stringify(facts.map(({ data }, place) => ({ place, user_id: data.user_id, number: data.count })));
  await sql`
    insert into taken (follower, user_id, number)
    select ${name}, user_id, number
    from jsonb_to_recordset(${rows}::jsonb) as t (place int, user_id uuid, number int) order by place`.execute(
    transaction,
  );
}

async function takenBy(name: string, user_id?: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from taken
    where follower = ${name} and user_id = coalesce(${user_id ?? null}::uuid, user_id) order by place`.execute(db);
  return rows.map(({ number }) => number);
}

function waiting(): Promise<unknown[]> {
  return db.selectFrom('fact_delivery').selectAll().execute();
}

const lan = '00000000-0000-7000-8000-000000000001';
const minh = '00000000-0000-7000-8000-000000000002';

describe('a follower within', () => {
  it('takes all facts of its kind at once, in the transaction that tells them', async () => {
    const batches: number[][] = [];
    openWith([
      follower('boxOpened', {
        name: 'batches',
        within: async (transaction, facts) => {
          batches.push(facts.map(({ data }) => data.count));
          await write(transaction, 'batches', facts);
        },
      }),
    ]);
    const failed = inTransaction(db, (transaction) => {
      tellOf(transaction, lan, 1);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await inTransaction(db, async (transaction) => {
      tellOf(transaction, lan, 2);
      await sql`select 1`.execute(transaction);
      tellOf(transaction, minh, 3);
      expect(batches).toEqual([]);
    });
    expect(batches).toEqual([[2, 3]]);
    expect(await takenBy('batches')).toEqual([2, 3]);
    expect(await waiting()).toEqual([]);
  });

  it('may tell facts itself, but not for good', async () => {
    const count = (most: number) =>
      follower('boxOpened', {
        name: 'count',
        within: async (transaction, facts) => {
          await write(transaction, 'count', facts);
          for (const { data } of facts) if (data.count < most) tellOf(transaction, data.user_id, data.count + 1);
        },
      });
    openWith([count(3)]);
    await inTransaction(db, (transaction) => Promise.resolve(tellOf(transaction, lan, 1)));
    expect(await takenBy('count')).toEqual([1, 2, 3]);
    openWith([count(1000)]);
    const endless = inTransaction(db, (transaction) => Promise.resolve(tellOf(transaction, lan, 1)));
    await expect(endless).rejects.toThrow('Followers of boxOpened come to no end');
    expect(await takenBy('count')).toEqual([1, 2, 3]);
  });

  it('undoes the transaction when it fails', async () => {
    openWith([follower('boxOpened', { name: 'broken', within: () => Promise.reject(new Error('broken')) })]);
    const telling = inTransaction(db, async (transaction) => {
      await write(transaction, 'work', [
        { data: { user_id: lan, count: 1, opening_id: lan, pool_id: lan, paid: 0 }, now },
      ]);
      tellOf(transaction, lan, 1);
    });
    await expect(telling).rejects.toThrow('broken');
    expect(await takenBy('work')).toEqual([]);
  });
});

describe('what a transaction noted', () => {
  const noted = () =>
    openWith([
      follower('boxOpened', { name: 'noted', within: (transaction, facts) => write(transaction, 'noted', facts) }),
    ]);

  it('is forgotten back to a savepoint', async () => {
    noted();
    const touched: string[] = [];
    const hearNoMore = hearCommits(db, (notes) => touched.push(...notes.touched.keys()));
    await inTransaction(db, (transaction) => {
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
    expect(await takenBy('noted')).toEqual([1, 3]);
    expect(touched).toEqual([`wallet/flow ${lan}`]);
  });

  it('begins from nothing when the transaction is run again', async () => {
    noted();
    let attempt = 0;
    await inTransaction(db, (transaction) => {
      attempt += 1;
      tellOf(transaction, lan, attempt);
      if (attempt === 1) throw Object.assign(new Error('conflict'), { code: '40001' });
      return Promise.resolve();
    });
    expect(await takenBy('noted')).toEqual([2]);
  });

  it('needs a transaction', () => {
    expect(() => tellOf(db, lan, 1)).toThrow('inside inTransaction alone');
    expect(() => touch(db, 'wallet/flow', lan)).toThrow('inside inTransaction alone');
  });
});

describe('a follower after', () => {
  const writer = (name: string) =>
    follower('boxOpened', { name, after: (transaction, facts) => write(transaction, name, facts) });

  it('takes each fact once and in order per player, on two processes that tell and deliver at once', async () => {
    const outboxes = [openWith([writer('one'), writer('other')], 0), openWith([writer('one'), writer('other')], 1)];
    await sql`create table counter (user_id uuid primary key, number int not null)`.execute(db);
    const players = Array.from({ length: 6 }, () => randomUUID());
    for (const player of players) await sql`insert into counter values (${player}, 0)`.execute(db);
    const each = 30;
    await Promise.all(
      players.flatMap((player) =>
        Array.from({ length: each }, (_, index) =>
          inTransaction(databases[index % 2 === 0 ? 0 : 1].db, async (transaction) => {
            // Whoever holds this row commits before the next: the numbers are the order of the commits.
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
        return waiting();
      })
      .toEqual([]);
    const expected = Array.from({ length: each }, (_, index) => index + 1);
    for (const player of players) {
      expect(await takenBy('one', player)).toEqual(expected);
      expect(await takenBy('other', player)).toEqual(expected);
    }
  });

  it('gets a player’s facts in the order of the commits: the second of two transactions waits, another player’s does not', async () => {
    openWith([writer('one')], 0);
    openWith([writer('one')], 1);
    const gate = Promise.withResolvers<void>();
    const kept = Promise.withResolvers<void>();
    const done: string[] = [];
    const first = inTransaction(databases[0].db, async (transaction) => {
      tellOf(transaction, lan, 1);
      await followWithin(transaction);
      await keepForAfter(transaction);
      kept.resolve();
      await gate.promise;
    });
    await kept.promise;
    const second = inTransaction(databases[1].db, (transaction) => Promise.resolve(tellOf(transaction, lan, 2))).then(
      () => done.push('second'),
    );
    await inTransaction(databases[1].db, (transaction) => Promise.resolve(tellOf(transaction, minh, 1)));
    await sleep(200);
    expect(done).toEqual([]);
    gate.resolve();
    await Promise.all([first, second]);
    for (const { outbox } of opened) {
      outbox.kick();
      await outbox.settled();
    }
    await expect.poll(() => takenBy('one', lan)).toEqual([1, 2]);
  });

  it('that fails for one player holds up neither other players nor other followers, is logged, and comes in order later', async () => {
    let broken = true;
    const outbox = openWith([
      writer('sound'),
      follower('boxOpened', {
        name: 'failing',
        after: async (transaction, facts) => {
          await write(transaction, 'failing', facts);
          if (broken && facts.some(({ data }) => data.user_id === lan && data.count === 2)) throw new Error('no good');
        },
      }),
    ]);
    await inTransaction(db, (transaction) => {
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
    expect(await takenBy('sound', lan)).toEqual([1, 2, 3]);
    expect(await takenBy('failing', minh)).toEqual([1, 2]);
    expect(await takenBy('failing', lan)).toEqual([1]);
    expect(logged.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'a follower failed', follower: 'failing', user_id: lan, attempts: 1 }),
    ]);
    expect(await waiting()).toHaveLength(2);
    broken = false;
    outbox.kick();
    await outbox.settled();
    expect(await takenBy('failing', lan), 'not before its time').toEqual([1]);
    await sql`update fact_delivery set due_at = now() - interval '1 s' where due_at is not null`.execute(db);
    outbox.kick();
    await outbox.settled();
    expect(await takenBy('failing', lan)).toEqual([1, 2, 3]);
    expect(await waiting()).toEqual([]);
  });

  it('is served by another process when its own is killed amid it, and once', async () => {
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
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, databaseUrl], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    expect(await waiting()).toHaveLength(2);
    const outbox = openWith([writer('one')]);
    await expect
      .poll(async () => {
        outbox.kick();
        await outbox.settled();
        return waiting();
      })
      .toEqual([]);
    expect(await takenBy('one')).toEqual([1, 2]);
  });
});

it('the audit finds facts that a follower keeps failing on, and those that wait for nobody', async () => {
  await sql`
    insert into fact_delivery (follower, user_id, data, told_at, attempts)
    values ('level', ${lan}, '{}', now(), 0), ('notice of a level', ${lan}, '{}', now(), 12),
      ('notice of a level', ${minh}, '{}', now(), 11)`.execute(db);
  const findings = await auditDatabase(db);
  expect(findings.map(({ row }) => row)).toMatchObject([
    { follower: 'level' },
    { follower: 'notice of a level', user_id: lan },
  ]);
});
