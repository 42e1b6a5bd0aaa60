import { editPrivacy } from '@mcy/api/account/profile/contract';
import { readPlayer } from '@mcy/api/account/people/contract';
import * as openingContract from '@mcy/api/boxes/opening/contract';
import * as proofContract from '@mcy/api/boxes/proof/contract';
import { verifyDraws } from '@mcy/api/boxes/proof/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMigrator, migrate } from '../../../platform/db/migrate.ts';
import { openDatabase } from '../../../platform/db/openDatabase.ts';
import { shop } from '../../../shop.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { type Session, type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { auditBoxes } from './auditBoxes.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';

/** The start of a moment's day in Vietnam. */
function dayStart(moment: string): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date(moment));
  return new Date(`${day}T00:00:00+07:00`).toISOString();
}

type Player = Session & { user_id: string };

describe('a player in public draw logs', () => {
  let server: TestServer;
  let lan: Player;
  let minh: Player;
  beforeAll(async () => {
    server = await startTestServer();
    await seedBoxes(server.db, new Date());
    [lan, minh] = [await server.registerUser('Lan Phương'), await server.registerUser('Minh Anh')];
    for (const player of [lan, minh]) await server.recharge(player, 5_000_000);
  });
  afterAll(() => server.close());

  const open = (pool_id: string, session: Session, count: 1 | 5 | 10 = 1) =>
    server.succeed(openingContract.openMysteryBox, { pool_id, count, client_seed: 'mine' }, { session });
  const readLog = (pool_id: string) => server.succeed(proofContract.readDrawLog, { pool_id, limit: 50 });
  async function ownName(pool_id: string, session: Session): Promise<string> {
    const { rows } = await server.succeed(proofContract.readDrawRecord, { pool_id }, { session });
    const names = new Set(rows.map(({ pseudonym }) => pseudonym));
    expect(names.size).toBe(1);
    return rows[0]?.pseudonym ?? '';
  }

  it('has one name per pool, which only their own record shows', async () => {
    const first = await createTestPool(server.db, [1, 29]);
    const second = await createTestPool(server.db, [10_000, 990_000], { kind: 'infinite' });
    for (const { pool_id } of [first, second]) {
      await open(pool_id, lan, 5);
      await open(pool_id, minh);
      await open(pool_id, lan);
    }
    const names: string[] = [];
    for (const { pool_id } of [first, second]) {
      const [hers, his] = [await ownName(pool_id, lan), await ownName(pool_id, minh)];
      const { rows } = await readLog(pool_id);
      expect(rows.map(({ pseudonym }) => pseudonym)).toEqual([hers, hers, hers, hers, hers, his, hers]);
      names.push(hers, his);
    }
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is not identified by an id, and nobody else can read theirs', async () => {
    const { pool_id } = await createTestPool(server.db, [1, 29]);
    await open(pool_id, lan);
    const log = JSON.stringify(await readLog(pool_id));
    expect(log).not.toContain(lan.user_id);
    const { rows } = await server.succeed(proofContract.readDrawRecord, { pool_id }, { session: minh });
    expect(rows).toEqual([]);
  });

  it('is not identified by a draw’s time or a win’s id, compared with other public data', async () => {
    const { pool_id } = await createTestPool(server.db, [1, 29]);
    const { opening } = await open(pool_id, lan);
    await server.succeed(openingContract.revealOpening, { opening_id: opening.opening_id }, { session: lan });
    await server.succeed(editPrivacy, { shows_wins: true }, { session: lan });
    const [drawn] = (await readLog(pool_id)).rows;
    expect(drawn?.drawn_at).toBe(`${opening.opened_at.slice(0, 13)}:00:00.000Z`);
    const [ticker] = (await server.succeed(openingContract.listRecentWins, {})).rows;
    expect(ticker?.won_at).toBe(`${opening.opened_at.slice(0, 16)}:00.000Z`);
    const { best_wins } = await server.succeed(readPlayer, { user_id: lan.user_id });
    expect(best_wins?.[0]?.won_at).toBe(dayStart(opening.opened_at));
    const { item_id } = await server.db
      .selectFrom('item')
      .select('item_id')
      .where('pool_id', '=', pool_id)
      .executeTakeFirstOrThrow();
    for (const win of [ticker, best_wins?.[0]]) {
      // An item's id begins with the millisecond of its creation.
      expect(win?.win_id).toMatch(/^[0-9a-f-]{36}$/);
      expect(win?.win_id.slice(0, 13)).not.toBe(item_id.slice(0, 13));
    }
    const { rows } = await server.succeed(proofContract.readDrawRecord, { pool_id }, { session: lan });
    expect(rows[0]?.opened_at).toBe(opening.opened_at);
  });

  it('can be followed to the guarantee that was due, so a withheld one is noticed', async () => {
    const { pool_id, prize_ids } = await createTestPool(server.db, [1, 999_999], {
      kind: 'infinite',
      guarantee_after: 7,
    });
    await open(pool_id, lan, 5);
    await open(pool_id, minh, 5);
    await open(pool_id, lan, 5);
    const page = await readLog(pool_id);
    expect(page.guarantee_after).toBe(7);
    const log = { ...page, draws: page.rows };
    expect(verifyDraws(log).failures).toEqual([]);
    const given = log.draws.findIndex(({ guaranteed }) => guaranteed);
    // Five of hers, five of his, her sixth: her seventh draw in a row without the top tier is the guaranteed one.
    expect(given).toBe(11);

    const withheld = log.draws.map((draw) =>
      draw.nonce === given ? { ...draw, guaranteed: false, prize_id: prize_ids[1] ?? '' } : draw,
    );
    expect(verifyDraws({ ...log, draws: withheld }).failures).toContainEqual({
      nonce: given,
      reason: 'guarantee_withheld',
    });
    const renamed = log.draws.map((draw) => (draw.nonce === 3 ? { ...draw, pseudonym: 'f'.repeat(16) } : draw));
    expect(verifyDraws({ ...log, draws: renamed }).failures).toEqual([{ nonce: given, reason: 'guarantee_not_due' }]);
  });

  it.each([
    ['update pool_player set pseudonym = $$0123456789abcdef$$', 'never changed'],
    ['delete from pool_player', 'never changed'],
    ['truncate pool_player cascade', 'never changed'],
    [
      'insert into pool_player select pool_id, gen_random_uuid(), pseudonym from pool_player limit 1',
      'one_player_of_a_name',
    ],
    [
      `insert into opening select gen_random_uuid(), app_user.user_id, pool_id, count, price, paid, client_seed, opened_at
        from opening, app_user
        where (pool_id, app_user.user_id) not in (select pool_id, user_id from pool_player) limit 1`,
      'opening_is_of_a_named_player',
    ],
  ])('keeps their name: the database refuses %s', async (statement, reason) => {
    await expect(sql.raw(statement).execute(server.db)).rejects.toThrow(reason);
  });

  it('every invariant holds', async () => {
    expect(await auditBoxes(server.db)).toEqual([]);
  });
});

it('existing players get a name for each pool they drew from', async () => {
  const { db, close } = await openDatabase({ databaseUrl: await createTestDatabase({ empty: true }), dataDir: '' });
  const settings = { identitySecret: 'a secret of this test' };
  const names = Object.keys(shop.migrations);
  const { error } = await createMigrator(db, shop.migrations, settings).migrateTo(
    names[names.indexOf('0021_pseudonyms') - 1] ?? '',
  );
  expect(error).toBeUndefined();
  await sql`
    insert into app_user (user_id, nickname, birthday, password_hash, invite_code, created_at)
      select lpad(n::text, 32, '0')::uuid, 'Lan', '1990-01-01', '-', lpad(n::text, 8, 'A'), now() from generate_series(1, 3) n
  `.execute(db);
  await sql`insert into series values (gen_random_uuid(), 0, '{}', '{}', '')`.execute(db);
  await sql`
    insert into pool (pool_id, series_id, position, kind, supply, name, description, image, price, draws_per_seed)
      select lpad(n::text, 32, '0')::uuid, series_id, n, 'infinite', 'infinite', '{}', '{}', '', 1, 50
      from series, generate_series(1, 2) n
  `.execute(db);
  // The draws themselves do not matter here.
  await sql`alter table opening disable trigger user`.execute(db);
  await sql`
    insert into opening (opening_id, user_id, pool_id, count, price, paid, client_seed, opened_at)
      select gen_random_uuid(), user_id, pool_id, 1, 1, 1, 'a', now()
      from app_user, pool, generate_series(1, 3) where user_id <> pool_id
  `.execute(db);
  await sql`alter table opening enable trigger user`.execute(db);
  await migrate(db, shop.migrations, settings);
  const given = await db.selectFrom('pool_player').selectAll().execute();
  expect(given.map(({ user_id, pool_id }) => `${pool_id.at(-1)} ${user_id.at(-1)}`).toSorted()).toEqual([
    '1 2',
    '1 3',
    '2 1',
    '2 3',
  ]);
  expect(new Set(given.map(({ pseudonym }) => pseudonym)).size).toBe(4);
  for (const { pseudonym } of given) expect(pseudonym).toMatch(/^[0-9a-f]{16}$/);
  await close();
});
