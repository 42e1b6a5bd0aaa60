import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/openDatabase.ts';
import type { Fact } from '../platform/facts/Facts.ts';
import type { Follower } from '../platform/facts/Follower.ts';
import { attachFollowers, hearCommits } from '../platform/facts/notes.ts';
import { type Outbox, openOutbox } from '../platform/facts/openOutbox.ts';
import { tell } from '../platform/facts/tell.ts';
import { createTestDatabase } from './createTestDatabase.ts';

/** When the tests' facts happened. */
export const toldAt = new Date('2026-11-22T08:00:00Z');

/** Two processes on one PostgreSQL that tell and deliver facts, for one file of tests; a table records what followers took. */
export function provideOutboxes() {
  let databaseUrl: string;
  let databases: readonly [OpenDatabase, OpenDatabase];
  let opened: { outbox: Outbox; hearNoMore: () => void }[] = [];
  let logged: string[] = [];
  const first = (): Database => databases[0].db;

  beforeAll(async () => {
    databaseUrl = await createTestDatabase();
    databases = [await openDatabase({ databaseUrl, dataDir: '' }), await openDatabase({ databaseUrl, dataDir: '' })];
    await sql`create table taken (place bigint generated always as identity, follower text, user_id uuid, number int)`.execute(
      first(),
    );
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
  });
  afterEach(async () => {
    for (const { outbox, hearNoMore } of opened) {
      hearNoMore();
      await outbox.close();
    }
    opened = [];
    logged = [];
    await sql`truncate taken, fact_delivery`.execute(first());
  });

  return {
    databaseUrl: () => databaseUrl,
    /** The database as one of the processes sees it. */
    db: (process: 0 | 1 = 0): Database => databases[process].db,
    outboxes: () => opened.map(({ outbox }) => outbox),
    /** Lines of the log. */
    logged: () => logged,
    /** Opens the outbox of a process. */
    openWith: (followers: readonly Follower[], process: 0 | 1 = 0): Outbox => {
      const { db } = databases[process];
      attachFollowers(db, followers);
      const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
      const outbox = openOutbox({ db, log }, followers);
      opened.push({ outbox, hearNoMore: hearCommits(db, (notes) => outbox.kick(notes.waiting)) });
      return outbox;
    },
    takenBy: async (name: string, user_id?: string): Promise<number[]> => {
      const { rows } = await sql<{ number: number }>`
        select number from taken
        where follower = ${name} and user_id = coalesce(${user_id ?? null}::uuid, user_id) order by place`.execute(
        first(),
      );
      return rows.map(({ number }) => number);
    },
    /** Facts that wait for a follower. */
    waiting: (): Promise<unknown[]> => first().selectFrom('fact_delivery').selectAll().execute(),
  };
}

/** Tells a fact that its number marks. */
export function tellOf(transaction: Database, user_id: string, number: number): void {
  const data = { user_id, opening_id: randomUUID(), pool_id: randomUUID(), count: number, paid: 0 };
  tell(transaction, 'boxOpened', data, toldAt);
}

/** Records what a follower took. */
export async function recordTaken(
  transaction: Database,
  name: string,
  facts: readonly Fact<'boxOpened'>[],
): Promise<void> {
  const rows = JSON.stringify(facts.map(({ data }, place) => ({ place, user_id: data.user_id, number: data.count })));
  await sql`
    insert into taken (follower, user_id, number)
    select ${name}, user_id, number
    from jsonb_to_recordset(${rows}::jsonb) as t (place int, user_id uuid, number int) order by place`.execute(
    transaction,
  );
}
