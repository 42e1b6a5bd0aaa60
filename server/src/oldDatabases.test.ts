import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@mcy/api/account/entry/contract';
import { listNotifications, readNotification } from '@mcy/api/account/notices/contract';
import { readUser } from '@mcy/api/account/profile/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { readDrawLog, readDrawRecord } from '@mcy/api/boxes/proof/contract';
import { type DrawLog, proveOwnDraw, verifyDraws } from '@mcy/api/boxes/proof/rules';
import * as operator from '@mcy/api/operator/identity/contract';
import { listFlowKinds, readFlow, readWallet } from '@mcy/api/wallet/flow/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { demoAccounts } from './areas/account/entry/demo/demoAccounts.ts';
import { auditDatabase } from './audit.ts';
import { acceptEveryAgreement } from './areas/content/policies/acceptEveryAgreement.ts';
import { openNumber } from './platform/sealing/sealedNumber.ts';
import { shop } from './shop.ts';
import { createTestDatabase } from './testing/createTestDatabase.ts';
import { type OldDatabase, listOldDatabases, readOldDatabase } from './testing/readOldDatabase.ts';
import { loadOldDatabase } from './testing/loadOldDatabase.ts';
import { type Session, type TestServer, startTestServer } from './testing/startTestServer.ts';

type Kept = OldDatabase['players'][number];

const engines = ['PostgreSQL', ...(long ? ['the embedded engine'] : [])];
const kept = listOldDatabases().flatMap((version) => engines.map((engine) => ({ version, engine })));

describe.each(kept)('the database of version $version on $engine', ({ version, engine }) => {
  const old = readOldDatabase(version);
  let dataDir: string;
  let server: TestServer;
  /** The old tables after today's migrations. */
  let schema: string[];
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'mcy-old-'));
    const databaseUrl = engine === 'PostgreSQL' ? await createTestDatabase({ empty: true }) : null;
    schema = await loadOldDatabase(old, { databaseUrl, dataDir });
    const place = databaseUrl === null ? { dataDir } : { databaseUrl };
    server = await startTestServer({ ...place, env: { DATA_DIR: dataDir } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });

  const signIn = async ({ sign_in_name, password }: Pick<Kept, 'sign_in_name' | 'password'>) => {
    const { token, pwdVersion, user } = await server.succeed(login, { sign_in_name, password });
    // A newer version of an agreement must not block payments here.
    await acceptEveryAgreement(server.db, user.id, new Date());
    return { token, pwdVersion, user_id: user.id };
  };

  const recordOf = async (session: Session) => {
    const { rows } = await server.succeed(readDrawRecord, { limit: 50 }, { session });
    return rows;
  };

  async function collectLog(pool_id: string): Promise<DrawLog> {
    const pages = [await server.succeed(readDrawLog, { pool_id, limit: 50 })];
    for (let cursor = pages[0]?.next_cursor; cursor; cursor = pages.at(-1)?.next_cursor) {
      pages.push(await server.succeed(readDrawLog, { pool_id, limit: 50, cursor }));
    }
    const [first] = pages;
    if (!first) throw new Error('no page of the log');
    const seeds = new Map(pages.flatMap((page) => page.seeds.map((seed) => [seed.seed_index, seed])));
    return { ...first, seeds: [...seeds.values()], draws: pages.flatMap(({ rows }) => rows) };
  }

  it('has the tables that its migrations created then: none of them was edited', () => {
    expect(schema).toEqual(old.schema);
  });

  it('has rows in every table that keeps them for over an hour', () => {
    const empty = Object.entries(old.tables).flatMap(([name, rows]) => (rows.length === 0 ? [name] : []));
    expect(empty).toEqual(['rate_limit']);
  });

  it('migrates, gets the demo’s new items, and passes the audit', async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(server.db);
    expect(rows.slice(0, old.migrations.length).map(({ name }) => name)).toEqual(old.migrations);
    expect(await auditDatabase(server.db)).toEqual([]);
    await shop.seedDemo(server.db, new Date());
    expect(await auditDatabase(server.db)).toEqual([]);
  });

  it('signs its players in to their wallets, entries and openings', async () => {
    for (const player of old.players) {
      const session = await signIn(player);
      const wallet = await server.succeed(readWallet, {}, { session });
      expect(wallet).toEqual(player.wallet);
      const { rows } = await server.succeed(readFlow, { currency: 'balance', limit: 50 }, { session });
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(wallet.balance);
      expect(await recordOf(session)).toHaveLength(player.openings);
    }
  });

  it('reads the old notifications and entries with today’s words, signs and links', async () => {
    const lang = 'en';
    for (const player of old.players) {
      const session = await signIn(player);
      const { rows: notices } = await server.succeed(listNotifications, { limit: 50 }, { session, lang });
      expect(notices.find(({ kind }) => kind === 'recharge_settled')).toMatchObject({
        title: 'Top-up received',
        sign: 'wallet',
        image: null,
        leads_to: { address: '/pages/user/money_flow' },
      });
      for (const notice of notices) {
        expect(notice).toMatchObject({
          title: expect.stringMatching(/./) as unknown,
          body: expect.stringMatching(/./) as unknown,
        });
        const { notification_id } = notice;
        expect(await server.succeed(readNotification, { notification_id }, { session, lang })).toEqual(notice);
      }
      const { rows: entries } = await server.succeed(readFlow, { currency: 'balance', limit: 50 }, { session, lang });
      expect(entries.find(({ kind }) => kind === 'recharge')).toMatchObject({ label: 'Top-up', sign: 'wallet' });
      const { rows: kinds } = await server.succeed(listFlowKinds, { currency: 'balance' }, { session, lang });
      for (const { kind, label } of entries) expect(kinds).toContainEqual({ kind, label });
    }
  });

  it('proves every old draw, in the whole log and for its player', async () => {
    const verdicts = new Map<string, ReturnType<typeof verifyDraws>>();
    for (const player of old.players) {
      for (const { pool_id, pseudonym, results } of await recordOf(await signIn(player))) {
        const log = await collectLog(pool_id);
        verdicts.set(pool_id, verifyDraws(log));
        for (const { nonce, bonus } of results) {
          if (bonus === null) expect(proveOwnDraw(log, { nonce, pseudonym }).reason).toBeNull();
        }
      }
    }
    const all = [...verdicts.values()];
    expect(all.flatMap(({ failures }) => failures)).toEqual([]);
    // A sold-out pool, an ended seed, and a seed still in use.
    expect(all.reduce((sum, { verified }) => sum + verified, 0)).toBeGreaterThanOrEqual(70);
    expect(all.some(({ pending }) => pending > 0)).toBe(true);
  });

  it('replays the old answer to an old request, and opens a box for a new one', async () => {
    const { sign_in_name, key, answer, ...request } = old.retry;
    const player = old.players.find((one) => one.sign_in_name === sign_in_name);
    if (!player) throw new Error('nobody sent it');
    const session = await signIn(player);
    const before = await recordOf(session);
    const again = { ...request, count: 1 } as const;
    const retried = await server.call(openMysteryBox, again, { session, idempotencyKey: key });
    expect(retried.text).toBe(answer);
    const { opening, balance } = await server.succeed(openMysteryBox, again, { session });
    expect(balance).toBe((player.wallet['balance'] ?? 0) - opening.paid);
    const after = await recordOf(session);
    expect(after.map(({ opening_id }) => opening_id)).toEqual([
      opening.opening_id,
      ...before.map(({ opening_id }) => opening_id),
    ]);
    expect(verifyDraws(await collectLog(request.pool_id)).failures).toEqual([]);
    expect(await auditDatabase(server.db)).toEqual([]);
  });

  it('decrypts the stored numbers and shows the uploaded pictures', async () => {
    const reviewer = demoAccounts.find((account) => 'operator' in account);
    if (!reviewer) throw new Error('the demo has no operator');
    const session = await signIn(reviewer);
    const { rows } = await server.succeed(operator.listIdentityReviews, { state: 'under_review' }, { session });
    const { review_id } = rows[0] ?? { review_id: '' };
    const { number, photos } = await server.succeed(operator.readIdentityReview, { review_id }, { session });
    expect(number).toBe('001090000002');
    const withdrawal = await server.db
      .selectFrom('withdrawal')
      .select(['withdrawal_id', 'card_number_sealed'])
      .where('status', '=', 'requested')
      .executeTakeFirstOrThrow();
    const place = { kind: 'bank account', row_id: withdrawal.withdrawal_id } as const;
    expect(openNumber(server.config.identitySecret, place, withdrawal.card_number_sealed)).toBe('0071000123456');

    const owner = old.players[0];
    if (!owner) throw new Error('nobody was kept');
    const { avatar } = await server.succeed(readUser, {}, { session: await signIn(owner) });
    for (const address of [avatar, ...photos.map(({ url }) => url)]) {
      const picture = await fetch(new URL(address, server.url));
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
  });
});
