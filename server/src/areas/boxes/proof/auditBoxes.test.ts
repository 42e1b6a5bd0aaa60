import { randomUUID } from 'node:crypto';
import type { Role } from '@mcy/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUser } from '../../account/entry/registerUser.ts';
import { acceptEveryAgreement } from '../../content/policies/acceptEveryAgreement.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { OpenDatabase } from '../../../platform/db/openDatabase.ts';
import type { Finding } from '../../../platform/db/runChecks.ts';
import { postJournal } from '../../../platform/ledger/postJournal.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { auditBoxes } from './auditBoxes.ts';
import { type TestPool, createTestPool } from '../../../testing/createTestPool.ts';
import { openBoxes } from '../opening/openBoxes.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';
import { gatewayAccount } from '../../wallet/recharge/rechargeAccounts.ts';
import { rechargeJournal } from '../../wallet/recharge/rechargeJournals.ts';

const now = new Date('2026-11-21T03:00:00Z');
let database: OpenDatabase;
let user_id: string;
let finite: TestPool;
let infinite: TestPool;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await seedBoxes(db, now);
  user_id = await registerUser(
    db,
    { sign_in_name: 'lan@example.com', nickname: 'Lan Phương', birthday: '1990-06-15', password_hash: '-' },
    now,
  );
  await acceptEveryAgreement(db, user_id, now);
  await inTransaction(db, (transaction) =>
    postJournal(transaction, {
      kind: rechargeJournal,
      subject: { vn: 'Nạp', zh: '充值', en: 'Recharge' },
      reference_id: randomUUID(),
      now,
      postings: [
        { account: { user_id }, currency: 'balance', amount: 10_000_000 },
        { account: gatewayAccount, currency: 'balance', amount: -10_000_000 },
      ],
    }),
  );
  // Many rows of equal weight: other seeds draw the same ten tickets once in a million runs.
  finite = await createTestPool(db, [5, 5, 5, 5]);
  infinite = await createTestPool(db, [10_000, 990_000], { kind: 'infinite', guarantee_after: 50, draws_per_seed: 5 });
  for (const [pool, count] of [
    [finite, 10],
    [infinite, 5],
    [infinite, 10],
  ] as const) {
    const request = { pool_id: pool.pool_id, count, client_seed: 'audit' };
    const caller = { user_id, session_id: '', roles: new Set<Role>() };
    const order = { request, caller, locale: 'en', now } as const;
    await inTransaction(db, async (transaction) => {
      const batch = await openBoxes().begin(transaction, [order]);
      batch.decide(order);
      batch.write();
    });
  }
});
afterAll(() => database.close());

/** Carries the findings out of a transaction that is rolled back. */
class Undone extends Error {
  readonly findings: Finding[];

  constructor(findings: Finding[]) {
    super('undone');
    this.findings = findings;
  }
}

/** The audit's findings after tampering that bypasses the guards; it is rolled back. */
async function findAfter(tamper: RawBuilder<unknown>): Promise<Finding[]> {
  const work = async (db: Database): Promise<never> => {
    await sql`set local session_replication_role = replica`.execute(db);
    await tamper.execute(db);
    throw new Undone(await auditBoxes(db));
  };
  const outcome: unknown = await database.db
    .transaction()
    .execute(work)
    .catch((error: unknown) => error);
  if (outcome instanceof Undone) return outcome.findings;
  throw outcome;
}

describe('the audit', () => {
  it('finds nothing in an honest shop', async () => {
    expect(await auditBoxes(database.db)).toEqual([]);
  });

  it.each<[string, (pool: TestPool) => RawBuilder<unknown>, string]>([
    [
      'a changed prize',
      ({ pool_id, prize_ids }) => sql`
        update draw set prize_id = case when prize_id = ${prize_ids[0]} then ${prize_ids[1]}::uuid else ${prize_ids[0]}::uuid end
        where pool_id = ${pool_id} and nonce = 0`,
      '4: a draw comes out the same',
    ],
    [
      'a seed replaced after the draws',
      ({ pool_id }) => sql`
        update pool_seed set seed = repeat('a', 64), seed_hash = encode(sha256(decode(repeat('a', 64), 'hex')), 'hex')
        where pool_id = ${pool_id}`,
      '4: a draw comes out the same',
    ],
    [
      'a client seed replaced after the draws',
      ({ pool_id }) => sql`update opening set client_seed = 'other' where pool_id = ${pool_id}`,
      '4: a draw comes out the same',
    ],
    [
      'draws from a box without prizes',
      ({ pool_id }) => sql`delete from prize where pool_id = ${pool_id}`,
      '4: a draw comes out the same',
    ],
    [
      'a missing item',
      ({ pool_id }) => sql`delete from item where pool_id = ${pool_id} and nonce = 3`,
      '3: each draw gave one item',
    ],
    [
      'a Last prize given early',
      ({ last_prize_id }) => sql`
        insert into item (item_id, user_id, toy_id, serial, created_at, prize_id, pool_id, nonce, bonus)
        select ${randomUUID()}, ${user_id}, toy_id, 1, now(), prize_id, pool_id, 4, 'last'
        from prize where prize_id = ${last_prize_id}`,
      '3: the Last prize',
    ],
    [
      'a free opening',
      ({ pool_id }) => sql`
        update journal set kind = 'recharge'
        where reference_id in (select opening_id from opening where pool_id = ${pool_id})`,
      '3: an opening was paid',
    ],
    [
      'an opening paid with less',
      ({ pool_id }) => sql`update opening set price = price - 1, paid = (price - 1) * count where pool_id = ${pool_id}`,
      '3: an opening was paid',
    ],
    [
      'a payment without an opening',
      () => sql`
        insert into journal values (${randomUUID()}, 'box_open', '{}', ${randomUUID()}, now())`,
      '3: no payment belongs to a missing opening',
    ],
    [
      'a missing ticket of a prize',
      ({ pool_id }) => sql`
        update prize set remaining = remaining - 1 where pool_id = ${pool_id} and remaining > 0`,
      '3: of each prize, tickets drawn + remaining',
    ],
    [
      'a missing draw',
      ({ pool_id }) => sql`delete from draw where pool_id = ${pool_id} and nonce = 2`,
      '3: a pool’s draws are numbered from 0 without a gap',
    ],
    [
      'a seed revealed too early',
      ({ pool_id }) => sql`update pool_seed set revealed_at = now() where pool_id = ${pool_id}`,
      '4: a pool that draws has one secret seed',
    ],
  ])('finds %s', async (_name, tamper, invariant) => {
    const findings = await findAfter(tamper(finite));
    expect(findings.map((finding) => finding.invariant).join('\n')).toContain(invariant);
    expect(JSON.stringify(findings)).not.toContain('undefined');
  });

  it.each<[string, (pool: TestPool) => RawBuilder<unknown>, string]>([
    [
      'a withheld guarantee',
      ({ pool_id }) =>
        sql`update guarantee_counter set draws_since_top = draws_since_top + 1 where pool_id = ${pool_id}`,
      '4: a player’s count towards the guarantee',
    ],
    [
      'a draw falsely marked as guaranteed',
      ({ pool_id }) => sql`update draw set guaranteed = true where pool_id = ${pool_id} and nonce = 7`,
      '4: a draw comes out the same',
    ],
    [
      'a draw moved to another seed',
      ({ pool_id }) => sql`update draw set seed_index = 1 where pool_id = ${pool_id} and nonce = 2`,
      '4: a draw comes from the seed in use at its number',
    ],
    [
      'odds that do not add up',
      ({ pool_id }) => sql`update prize set weight = weight + 1 where pool_id = ${pool_id} and position = 0`,
      '3: the tickets of a pool are those of its prizes',
    ],
  ])('finds %s', async (_name, tamper, invariant) => {
    const findings = await findAfter(tamper(infinite));
    expect(findings.map((finding) => finding.invariant).join('\n')).toContain(invariant);
  });
});
