import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { createNames } from './createNames.ts';
import type { Database } from './database.ts';
import { inTransaction } from './inTransaction.ts';
import { type OpenDatabase, openDatabase, openEmbedded } from './openDatabase.ts';
import { sendLater } from './sendLater.ts';
import { PGlite } from '@electric-sql/pglite';

const engines = {
  PostgreSQL: async () => openDatabase({ databaseUrl: await createTestDatabase(), dataDir: '' }),
  'the embedded engine': () => openEmbedded(new PGlite()),
};

describe.each(Object.entries(engines))('on %s', (_name, open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await sql`create table note (words text primary key, seen int not null default 0)`.execute(database.db);
  });
  afterAll(() => database.close());

  const insert = (words: string) => sql`insert into note (words) values (${words})`;
  async function count(db: Database, words: string): Promise<number> {
    const { rows } = await sql<{ found: number }>`select count(*) as found from note where words = ${words}`.execute(
      db,
    );
    return rows[0]?.found ?? 0;
  }

  it('names a statement once, and replans it when its table has changed', async () => {
    const read = () => sql<object>`select * from note where words <> ${'none'}`.execute(database.db);
    await read();
    const { rows } = await sql<{ name: string }>`
      select name from pg_prepared_statements where statement like 'select * from note%'`.execute(database.db);
    expect(rows.length).toBe(1);
    expect(rows[0]?.name).toMatch(/^[0-9a-f]{40}$/);
    await sql`alter table note add column more int`.execute(database.db);
    await insert('planned').execute(database.db);
    for (let turn = 0; turn < 3; turn += 1) expect((await read()).rows[0]).toHaveProperty('more');
    await sql`alter table note add column most int`.execute(database.db);
    await inTransaction(database.db, async (db) => {
      expect((await sql<object>`select * from note where words <> ${'none'}`.execute(db)).rows[0]).toHaveProperty(
        'most',
      );
    });
  });

  it('answers statements that were sent together, each by itself and in their order', async () => {
    const answers = await inTransaction(database.db, (db) =>
      Promise.all([count(db, 'together'), insert('together').execute(db), count(db, 'together')]),
    );
    expect([answers[0], answers[2]]).toEqual([0, 1]);
  });

  it('commits what was sent later, before what is awaited after it', async () => {
    await inTransaction(database.db, async (db) => {
      sendLater(db, insert('later'));
      expect(await count(db, 'later')).toBe(1);
      sendLater(db, insert('last'));
    });
    expect(await count(database.db, 'last')).toBe(1);
  });

  it('fails the commit with the reason when a statement fails that nobody awaited', async () => {
    await insert('taken').execute(database.db);
    const failing = inTransaction(database.db, async (db) => {
      sendLater(db, insert('not kept'));
      sendLater(db, insert('taken'));
      sendLater(db, insert('nor this'));
    });
    await expect(failing).rejects.toThrow('note_pkey');
    const awaiting = inTransaction(database.db, async (db) => {
      sendLater(db, insert('taken'));
      await count(db, 'taken');
    });
    await expect(awaiting).rejects.toThrow('note_pkey');
    expect(await count(database.db, 'not kept')).toBe(0);
    expect(await count(database.db, 'taken')).toBe(1);
  });

  it('commits what comes after a savepoint that undid a failed statement nobody awaited', async () => {
    await insert('known').execute(database.db);
    await inTransaction(database.db, async (db) => {
      await sql`savepoint before`.execute(db);
      sendLater(db, insert('known'));
      await expect(count(db, 'known')).rejects.toThrow('note_pkey');
      sendLater(db, insert('unknown'));
      await sql`rollback to savepoint before`.execute(db);
      sendLater(db, insert('kept'));
    });
    expect(await count(database.db, 'kept')).toBe(1);
    expect(await count(database.db, 'unknown')).toBe(0);
  });

  it('blames a failed transaction for nothing that comes after it', async () => {
    const failing = inTransaction(database.db, async (db) => {
      sendLater(db, insert('blamed'));
      sendLater(db, insert('blamed'));
      await count(db, 'blamed');
    });
    await expect(failing).rejects.toThrow('note_pkey');
    await expect(sql`select no_such_column from note`.execute(database.db)).rejects.toThrow('no_such_column');
  });

  it('rolls back without sending what waits, and serves the next transaction', async () => {
    const undone = inTransaction(database.db, async (db) => {
      await insert('undone').execute(db);
      sendLater(db, insert('unsent'));
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await expect(inTransaction(database.db, () => Promise.reject(new Error('at once')))).rejects.toThrow('at once');
    expect(await count(database.db, 'undone')).toBe(0);
    expect(await inTransaction(database.db, () => Promise.resolve('nothing'))).toBe('nothing');
  });

  it('says which statement broke a rule that is checked at the commit', async () => {
    await sql`create table part (words text references note deferrable initially deferred)`.execute(database.db);
    onTestFinished(async () => void (await sql`drop table part`.execute(database.db)));
    const broken = inTransaction(database.db, async (db) => sendLater(db, sql`insert into part values (${'nowhere'})`));
    await expect(broken).rejects.toThrow('part_words_fkey');
    expect(await count(database.db, 'planned')).toBe(1);
  });
});

it('keeps at most 500 names for a connection, and none for lists that are written out', () => {
  const nameOf = createNames();
  expect(nameOf('select from note where words in ($1, $2)')).toBeNull();
  expect(nameOf('insert into note (words) values ($1), ($2)')).toBeNull();
  const named = Array.from({ length: 600 }, (_, place) => nameOf(`select $1 + ${place}`));
  expect(named.filter((name) => name !== null).length).toBeLessThanOrEqual(500);
  expect(nameOf('select $1 + 0')).toBe(named[0]);
});
