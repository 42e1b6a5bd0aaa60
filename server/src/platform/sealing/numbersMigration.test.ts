import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMigrator, migrate } from '../db/migrate.ts';
import { type OpenDatabase, openEmbedded } from '../db/openDatabase.ts';
import { shop } from '../../shop.ts';
import { runChecks } from '../db/runChecks.ts';
import { findText } from '../../testing/findText.ts';
import { hashAccountNumber } from '../../areas/wallet/withdrawals/hashAccountNumber.ts';
import { withdrawalChecks } from '../../areas/wallet/withdrawals/withdrawalChecks.ts';
import { openNumber } from './sealedNumber.ts';

const identitySecret = 'a secret of this test';
const user_id = '0199b1c2-0000-7000-8000-00000000000a';
const other_id = '0199b1c2-0000-7000-8000-00000000000b';
const withdrawals = [
  { row_id: '0199b1c2-0000-7000-8000-000000000001', number: '0071000123456', status: 'requested' },
  { row_id: '0199b1c2-0000-7000-8000-000000000002', number: '9704366612345678901', status: 'cancelled' },
  { row_id: '0199b1c2-0000-7000-8000-000000000003', number: '654321', status: 'approved' },
];
const readable = { row_id: '0199b1c2-0000-7000-8000-000000000004', number: '001090000001' };
const unreadable = { row_id: '0199b1c2-0000-7000-8000-000000000005', number: '001090000002' };

let dataDir: string;
let database: OpenDatabase;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mcy-numbers-'));
  database = await openEmbedded(new PGlite(dataDir));
  await fillOldDatabase();
  await migrate(database.db, shop.migrations, { identitySecret });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

it('encrypts existing account numbers, each in its row, and keeps the last digits to show', async () => {
  const stored = await database.db.selectFrom('withdrawal').selectAll().orderBy('withdrawal_id').execute();
  expect(stored).toHaveLength(withdrawals.length);
  for (const [index, { row_id, number, status }] of withdrawals.entries()) {
    const row = stored[index];
    // One that was approved by hand, without an operator's name, is decided again.
    const now = status === 'approved' ? 'requested' : status;
    expect(row).toMatchObject({ withdrawal_id: row_id, status: now, card_number_end: number.slice(-4) });
    // Since migration 0074 the same account is found again.
    expect(row?.card_number_hash?.equals(hashAccountNumber(identitySecret, number))).toBe(true);
    const place = { kind: 'bank account', row_id } as const;
    expect(openNumber(identitySecret, place, row?.card_number_sealed ?? Buffer.alloc(0))).toBe(number);
  }
});

it('leaves no number in any table, not even in a dead row on the disk', async () => {
  await sql`checkpoint`.execute(database.db);
  const files = readdirSync(join(dataDir, 'base'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'));
  expect(files.some((file) => file.includes('NGUYEN VAN AN'))).toBe(true);
  for (const { number } of withdrawals) {
    expect(await findText(database.db, number)).toEqual([]);
    expect(files.some((file) => file.includes(number))).toBe(false);
  }
});

it('a document under review still opens in its row; one encrypted under another secret is left alone', async () => {
  const sealedOf = async (review_id: string) => {
    const reviews = database.db.selectFrom('identity_review').select('number_sealed');
    return (await reviews.where('review_id', '=', review_id).executeTakeFirstOrThrow()).number_sealed;
  };
  const sealed = await sealedOf(readable.row_id);
  const place = { kind: 'identity document', row_id: readable.row_id } as const;
  expect(openNumber(identitySecret, place, sealed ?? Buffer.alloc(0))).toBe(readable.number);
  expect(await sealedOf(unreadable.row_id)).toEqual(unreadableSealed);
});

it('a withdrawal continues, and every invariant holds', async () => {
  const { db } = database;
  await sql`
    update withdrawal set status = 'approved', approved_by = ${other_id}, approved_at = now()
    where status = 'requested' and user_id <> ${other_id}`.execute(db);
  const swap = sql`update withdrawal set card_number_sealed = card_number_sealed || decode('00', 'hex')`;
  await expect(swap.execute(db)).rejects.toThrow('a withdrawal only goes on to its next status');
  expect(await runChecks(db, withdrawalChecks)).toEqual([]);
});

const unreadableSealed = sealInOldFormat('another secret entirely', unreadable.number);

/** The format at the time of migration 0018. */
function sealInOldFormat(secret: string, number: string): Buffer {
  const nonce = randomBytes(12);
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mcy identity seal', 32));
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

async function fillOldDatabase(): Promise<void> {
  const { db } = database;
  const names = Object.keys(shop.migrations);
  const { error } = await createMigrator(db, shop.migrations, { identitySecret }).migrateTo(
    names[names.indexOf('0020_account_numbers') - 1] ?? '',
  );
  expect(error).toBeUndefined();
  await sql`
    insert into app_user (user_id, nickname, birthday, password_hash, invite_code, created_at)
      values (${user_id}, 'Lan', '1990-01-01', '-', 'AAAAAAAA', '2026-01-02'),
        (${other_id}, 'Minh', '1990-01-01', '-', 'BBBBBBBB', '2026-01-03')`.execute(db);
  await sql`
    insert into ledger_account (user_id, currency, balance)
      select ${user_id}, currency, 0 from unnest('{balance,stone,diamond,gem}'::text[]) currency`.execute(db);
  await fillReview(user_id, readable.row_id, sealInOldFormat(identitySecret, readable.number));
  await fillReview(other_id, unreadable.row_id, unreadableSealed);
  await sql`
    insert into payment (payment_id, user_id, amount, status, transaction_id, created_at, expires_at, settled_at)
      values (${user_id}, ${user_id}, 1000000, 'paid', 'T1', '2026-01-02', '2026-01-03', '2026-01-02')`.execute(db);
  await db.transaction().execute(async (transaction) => {
    await post('recharge', user_id, 1_000_000);
    for (const { row_id, number, status } of withdrawals) {
      const settled_at = status === 'cancelled' ? '2026-02-02' : null;
      await sql`
        insert into withdrawal (withdrawal_id, user_id, amount, fee, bank_name, card_number, holder_name, status, created_at, settled_at)
          values (${row_id}, ${user_id}, 50000, 3300, 'Vietcombank', ${number}, 'NGUYEN VAN AN', ${status}, '2026-02-01', ${settled_at})
      `.execute(transaction);
      await post('withdrawal', row_id, -50_000);
      if (status === 'cancelled') await post('withdrawal_return', row_id, 50_000);
    }

    /** A journal between the player and the shop's account of that kind. */
    async function post(kind: string, reference_id: string, amount: number): Promise<void> {
      const { rows } = await sql<{ journal_id: string }>`
        insert into journal (journal_id, kind, subject, reference_id) values (gen_random_uuid(), ${kind}, '{}', ${reference_id})
          returning journal_id`.execute(transaction);
      const system = kind === 'recharge' ? 'gateway' : 'withdrawals';
      await sql`
        insert into entry (journal_id, account_id, currency, amount)
          select ${rows[0]?.journal_id}::uuid, account_id, currency, case when user_id is null then ${-amount} else ${amount} end::bigint
          from ledger_account where currency = 'balance' and (user_id = ${user_id} or system = ${system})`.execute(
        transaction,
      );
    }
  });
}

/** A document under review with its photos. */
async function fillReview(owner_id: string, review_id: string, sealed: Buffer): Promise<void> {
  const { db } = database;
  await sql`
    insert into file (file_id, owner_id, purpose, visibility, content_type, bytes, address_key, state, created_at)
      select gen_random_uuid(), ${owner_id}, 'identity', 'private', 'image/webp', 1, '\\x00', 'attached', '2026-02-01'
      from generate_series(1, 2)`.execute(db);
  await sql`
    insert into identity_review (review_id, user_id, state, full_name, kind, birthday, number_hash, number_end, number_sealed,
        front_file, face_file, submitted_at)
      select ${review_id}, ${owner_id}, 'under_review', 'Lan', 'citizen_card', '1990-01-01', ${randomBytes(32)}, '0001', ${sealed},
        (array_agg(file_id))[1], (array_agg(file_id))[2], '2026-02-01' from file where owner_id = ${owner_id}`.execute(
    db,
  );
}
