import { randomUUID } from 'node:crypto';
import { currencies } from '@mcy/api/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInJournal } from '../../areas/account/checkIn/checkInJournals.ts';
import { registerUser } from '../../areas/account/entry/registerUser.ts';
import { boxOpenJournal } from '../../areas/boxes/opening/openingJournals.ts';
import { gatewayAccount } from '../../areas/wallet/recharge/rechargeAccounts.ts';
import { rechargeJournal } from '../../areas/wallet/recharge/rechargeJournals.ts';
import { shop } from '../../shop.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { runChecks } from '../db/runChecks.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import type { JournalKind } from './JournalKind.ts';
import { giftsAccount, salesAccount } from './ledgerAccounts.ts';
import { ledgerChecks } from './ledgerChecks.ts';
import { type Posting, postJournal } from './postJournal.ts';
import { readBalances } from './readBalances.ts';
import { readFlow } from './readFlow.ts';
import { readSpending } from './readSpending.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ embedded: true });
});
afterAll(() => database.close());

const subject = { vn: 'Thử', zh: '测试', en: 'Test' };
const now = new Date('2026-11-21T03:00:00Z');

function createPlayer(): Promise<string> {
  return registerUser(
    database.db,
    { sign_in_name: `${randomUUID()}@example.com`, nickname: 'Minh Anh', birthday: '1990-06-15', password_hash: '-' },
    now,
  );
}

/** Posts one journal in its own transaction. */
function post(kind: JournalKind, postings: readonly Posting[], reference_id = randomUUID()): Promise<void> {
  return inTransaction(database.db, (db) => postJournal(db, { kind, subject, reference_id, now, postings }));
}

function recharge(user_id: string, amount: number): Promise<void> {
  return post(rechargeJournal, [
    { account: gatewayAccount, currency: 'balance', amount: -amount },
    { account: { user_id }, currency: 'balance', amount },
  ]);
}

function spend(user_id: string, amount: number): Promise<void> {
  return post(boxOpenJournal, [
    { account: { user_id }, currency: 'balance', amount: -amount },
    { account: salesAccount, currency: 'balance', amount },
  ]);
}

async function countEntries(): Promise<number> {
  const { entries } = await database.db
    .selectFrom('entry')
    .select((is) => is.fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow();
  return entries;
}

describe('a journal', () => {
  it('moves an amount from one account to another', async () => {
    const user_id = await createPlayer();
    await recharge(user_id, 100_000);
    expect(await readSpending(database.db, user_id)).toBe(0);
    await spend(user_id, 30_000);
    expect(await readBalances(database.db, user_id)).toEqual({ balance: 70_000, stone: 0, diamond: 0, gem: 0 });
    expect(await readSpending(database.db, user_id)).toBe(30_000);
    const { rows: flow } = await readFlow(database.db, { user_id, currency: 'balance' }, { limit: 10 });
    expect(flow.map(({ kind, amount, balance_after }) => ({ kind, amount, balance_after }))).toEqual([
      { kind: 'box_open', amount: -30_000, balance_after: 70_000 },
      { kind: 'recharge', amount: 100_000, balance_after: 100_000 },
    ]);
  });

  it.each<[string, (user_id: string) => Posting[], string]>([
    [
      'that does not sum to zero',
      (user_id) => [
        { account: gatewayAccount, currency: 'balance', amount: -1 },
        { account: { user_id }, currency: 'balance', amount: 2 },
      ],
      'does not sum to zero in balance',
    ],
    [
      'of a currency that its kind does not move',
      (user_id) => [
        { account: giftsAccount, currency: 'stone', amount: -1 },
        { account: { user_id }, currency: 'stone', amount: 1 },
      ],
      'A journal of kind recharge does not move stone',
    ],
    ['with no entries', () => [], 'at least 2 are needed'],
    [
      'with an amount of zero',
      (user_id) => [
        { account: gatewayAccount, currency: 'balance', amount: 0 },
        { account: { user_id }, currency: 'balance', amount: 0 },
      ],
      'entry_amount_check',
    ],
    [
      'of an account that does not exist',
      () => [
        { account: gatewayAccount, currency: 'balance', amount: -1 },
        { account: { user_id: randomUUID() }, currency: 'balance', amount: 1 },
      ],
      'account_id',
    ],
    [
      'of half a coin',
      (user_id) => [
        { account: gatewayAccount, currency: 'balance', amount: -0.5 },
        { account: { user_id }, currency: 'balance', amount: 0.5 },
      ],
      'invalid input syntax for type bigint',
    ],
  ])('%s is refused by the database and leaves nothing behind', async (_name, postings, reason) => {
    const user_id = await createPlayer();
    const before = await countEntries();
    await expect(post(rechargeJournal, postings(user_id))).rejects.toThrow(reason);
    expect(await countEntries()).toBe(before);
    expect(await readBalances(database.db, user_id)).toMatchObject({ balance: 0, stone: 0 });
  });

  it('that sums to zero only across currencies is refused by the database', async () => {
    const user_id = await createPlayer();
    const crossing = inTransaction(database.db, async (db) => {
      const journal_id = randomUUID();
      await sql`insert into journal values (${journal_id}, 'recharge', '{}', ${randomUUID()})`.execute(db);
      const entries = sql`
        insert into entry (journal_id, journal_kind, account_id, currency, amount)
          select ${journal_id}, 'recharge', account_id, currency, case when user_id is null then -1 else 1 end from ledger_account
          where (user_id = ${user_id} and currency = 'balance') or (system = 'gifts' and currency = 'stone')`;
      await entries.execute(db);
    });
    await expect(crossing).rejects.toThrow('does not sum to zero in balance, stone');
  });

  it.each(shop.journals)('of kind $kind moves its own currencies only', async (kind) => {
    const user_id = await createPlayer();
    for (const currency of currencies) {
      const moves = kind.moves.includes(currency);
      const posted = post(kind, [
        { account: gatewayAccount, currency, amount: -5 },
        { account: { user_id }, currency, amount: 5 },
      ]);
      if (moves) await posted;
      else await expect(posted).rejects.toThrow(`of kind ${kind.kind} does not move ${currency}`);
      expect((await readBalances(database.db, user_id))[currency]).toBe(moves ? 5 : 0);
    }
  });

  it('is posted at the given time, and its spending counts on that day in Vietnam', async () => {
    const user_id = await createPlayer();
    await recharge(user_id, 100_000);
    const lastMoment = new Date('2026-11-21T16:59:59.999Z');
    const midnight = new Date('2026-11-21T17:00:00Z');
    for (const [at, amount] of [
      [lastMoment, 30_000],
      [midnight, 20_000],
      [midnight, 5_000],
    ] as const) {
      const postings: Posting[] = [
        { account: { user_id }, currency: 'balance', amount: -amount },
        { account: salesAccount, currency: 'balance', amount },
      ];
      await inTransaction(database.db, (db) =>
        postJournal(db, { kind: boxOpenJournal, subject, reference_id: randomUUID(), now: at, postings }),
      );
    }
    const { rows: flow } = await readFlow(
      database.db,
      { user_id, currency: 'balance', kind: 'box_open' },
      { limit: 10 },
    );
    expect(flow.map(({ posted_at }) => posted_at)).toEqual([midnight, midnight, lastMoment]);
    const days = await database.db
      .selectFrom('spending_day')
      .select(['day', 'spent'])
      .where('user_id', '=', user_id)
      .orderBy('day')
      .execute();
    expect(days).toEqual([
      { day: '2026-11-21', spent: 30_000 },
      { day: '2026-11-22', spent: 25_000 },
    ]);
    expect(await readSpending(database.db, user_id)).toBe(55_000);
  });

  it('over a player’s balance is refused as insufficient_balance', async () => {
    const user_id = await createPlayer();
    await recharge(user_id, 50_000);
    await expect(spend(user_id, 50_001)).rejects.toMatchObject({ error: 'insufficient_balance' });
    expect(await readBalances(database.db, user_id)).toMatchObject({ balance: 50_000 });
    await spend(user_id, 50_000);
  });

  it('exists once per kind and reference', async () => {
    const user_id = await createPlayer();
    const postings: Posting[] = [
      { account: gatewayAccount, currency: 'balance', amount: -10 },
      { account: { user_id }, currency: 'balance', amount: 10 },
    ];
    const reference_id = randomUUID();
    await post(rechargeJournal, postings, reference_id);
    await expect(post(rechargeJournal, postings, reference_id)).rejects.toThrow('journal_once_per_reference');
    expect(await readBalances(database.db, user_id)).toMatchObject({ balance: 10 });
  });
});

describe('the ledger', () => {
  it.each([
    ['update journal set kind = kind', 'append-only'],
    ['delete from journal', 'append-only'],
    ['update entry set amount = amount + 1', 'append-only'],
    ['delete from entry', 'append-only'],
    ['truncate entry', 'append-only'],
    ['update ledger_account set balance = balance + 1 where user_id is not null', 'by a journal only'],
    ['delete from ledger_account', 'by a journal only'],
    [
      "insert into ledger_account (user_id, currency, balance) select gen_random_uuid(), 'balance', 1000000",
      'by a journal only',
    ],
  ])('refuses: %s', async (statement, reason) => {
    await recharge(await createPlayer(), 1);
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(reason);
  });

  it('refuses an entry added to an existing journal', async () => {
    await recharge(await createPlayer(), 10);
    const addition = sql`
      insert into entry (journal_id, journal_kind, account_id, currency, amount)
      select journal_id, journal_kind, account_id, currency, 1 from entry order by entry_id desc limit 1`;
    await expect(addition.execute(database.db)).rejects.toThrow('does not sum to zero');
  });

  it('refuses entries that balance only together with those of another statement', async () => {
    const user_id = await createPlayer();
    const halves = inTransaction(database.db, async (db) => {
      const journal_id = randomUUID();
      await sql`insert into journal values (${journal_id}, 'recharge', '{}', ${randomUUID()})`.execute(db);
      for (const [owner, amount] of [
        [sql`user_id = ${user_id}`, 5],
        [sql`system = 'gateway'`, -5],
      ] as const) {
        await sql`
          insert into entry (journal_id, journal_kind, account_id, currency, amount)
          select ${journal_id}, 'recharge', account_id, currency, ${amount} from ledger_account
          where ${owner} and currency = 'balance'`.execute(db);
      }
    });
    await expect(halves).rejects.toThrow('does not sum to zero in balance');
  });

  it('keeps its invariants under any sequence of movements', async () => {
    const players = await Promise.all([createPlayer(), createPlayer(), createPlayer()]);
    const movement = fc.record({
      from: fc.nat(2),
      to: fc.nat(2),
      currency: fc.constantFrom('balance' as const, 'stone' as const),
      amount: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 2 ** 50 })),
      kind: fc.constantFrom('recharge' as const, 'spend' as const, 'transfer' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { maxLength: 8 }), async (movements) => {
        for (const { from, to, currency, amount, kind } of movements) {
          const source = players[from] ?? '';
          const target = players[to] ?? '';
          const held = await readBalances(database.db, source);
          const wanted: Posting[] = [
            { account: kind === 'recharge' ? gatewayAccount : { user_id: source }, currency, amount: -amount },
            { account: kind === 'spend' ? salesAccount : { user_id: target }, currency, amount },
          ];
          const posted = post(currency === 'balance' ? boxOpenJournal : checkInJournal, wanted).then(
            () => 'posted',
            (error: unknown) => (error instanceof Error ? error.message : String(error)),
          );
          const affordable = kind === 'recharge' || held[currency] >= amount;
          // A payment to oneself locks one row twice, in either order.
          if (affordable && !(kind === 'transfer' && from === to)) expect(await posted).toBe('posted');
          else expect(['posted', 'insufficient_balance']).toContain(await posted);
        }
        expect(await runChecks(database.db, ledgerChecks(shop))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
