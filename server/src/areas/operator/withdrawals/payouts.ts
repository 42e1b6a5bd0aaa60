import type { ResponseOf } from '@mcy/api/contract';
import type { confirmPayout as confirmCall, listPayouts } from '@mcy/api/operator/withdrawals/contract';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { settleWithdrawal } from '../../wallet/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { PageRequest } from '../../../platform/http/cutPage.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { nothingToPay, payoutConfirmed, payoutNotFound } from './messages.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    payout_made: true;
    payout_confirmed: true;
  }
}

type Payout = ResponseOf<typeof confirmCall>;

/** As many as one file holds; the rest waits for the next one. */
const largestPayout = 1_000;

/** Puts every approved withdrawal that no file names into a new one. Refuses `nothing_to_pay`. */
export async function makePayout(db: Database, operator_id: string, now: Date): Promise<Payout> {
  const chosen = await db
    .selectFrom('withdrawal')
    .select(['withdrawal_id', 'amount', 'fee'])
    .where('status', '=', 'approved')
    .where('payout_id', 'is', null)
    .orderBy('withdrawal_id')
    .limit(largestPayout)
    .forUpdate()
    .execute();
  if (chosen.length === 0) throw new Refusal({ error: 'nothing_to_pay', message: nothingToPay });
  const payout_id = uuidv7();
  const total = chosen.reduce((sum, { amount, fee }) => sum + amount - fee, 0);
  await db
    .insertInto('payout')
    .values({
      payout_id,
      count: chosen.length,
      total,
      made_by: operator_id,
      made_at: now,
      confirmed_by: null,
      confirmed_at: null,
    })
    .execute();
  await db
    .updateTable('withdrawal')
    .set({ payout_id })
    .where('withdrawal_id', '=', (is) => is.fn.any(is.val(chosen.map(({ withdrawal_id }) => withdrawal_id))))
    .execute();
  const detail = { count: String(chosen.length), total: String(total) };
  await logAction(db, { operator_id, action: 'payout_made', subject_id: payout_id, detail }, now);
  return readPayout(db, payout_id);
}

/** Marks what a file names as paid, but what was rejected since. Refuses `payout_not_found`, `payout_confirmed`. */
export async function confirmPayout(db: Database, operator_id: string, payout_id: string, now: Date): Promise<Payout> {
  const payout = await db
    .selectFrom('payout')
    .select('confirmed_at')
    .where('payout_id', '=', payout_id)
    .forUpdate()
    .executeTakeFirst();
  if (!payout) throw payoutMissing();
  if (payout.confirmed_at !== null) {
    throw new Refusal({ error: 'payout_confirmed', message: payoutConfirmed, field: 'payout_id' });
  }
  const open = await db
    .selectFrom('withdrawal')
    .select('withdrawal_id')
    .where('payout_id', '=', payout_id)
    .where('status', '=', 'approved')
    .orderBy('withdrawal_id')
    .forUpdate()
    .execute();
  for (const { withdrawal_id } of open) {
    await settleWithdrawal(db, { withdrawal_id, move: 'pay', now });
  }
  await db
    .updateTable('payout')
    .set({ confirmed_by: operator_id, confirmed_at: now })
    .where('payout_id', '=', payout_id)
    .execute();
  const detail = { paid: String(open.length) };
  await logAction(db, { operator_id, action: 'payout_confirmed', subject_id: payout_id, detail }, now);
  return readPayout(db, payout_id);
}

/** Payout files, newest first, and what the next one would hold. */
export async function readPayouts(db: Database, page: PageRequest): Promise<ResponseOf<typeof listPayouts>> {
  const { rows, next_cursor } = await readPage(selectPayouts(db), { by: 'payout.payout_id' }, page);
  const waiting = await db
    .selectFrom('withdrawal')
    .select(['amount', 'fee'])
    .where('status', '=', 'approved')
    .where('payout_id', 'is', null)
    .orderBy('withdrawal_id')
    .limit(largestPayout)
    .execute();
  const total = waiting.reduce((sum, { amount, fee }) => sum + amount - fee, 0);
  return { rows: rows.map(present), next_cursor, next: { count: waiting.length, total } };
}

export function payoutMissing(): Refusal {
  return new Refusal({ error: 'payout_not_found', message: payoutNotFound, field: 'payout_id' });
}

async function readPayout(db: Database, payout_id: string): Promise<Payout> {
  return present(await selectPayouts(db).where('payout_id', '=', payout_id).executeTakeFirstOrThrow());
}

function selectPayouts(db: Database) {
  return db
    .selectFrom('payout')
    .innerJoin('app_user as maker', 'maker.user_id', 'payout.made_by')
    .leftJoin('app_user as confirmer', 'confirmer.user_id', 'payout.confirmed_by')
    .leftJoinLateral(
      (is) =>
        is
          .selectFrom('withdrawal')
          .select((of) => [
            of.cast<number>(of.fn.countAll(), 'integer').as('rejected_count'),
            sql<number>`coalesce(sum(amount - fee), 0)::bigint`.as('rejected_total'),
          ])
          .whereRef('withdrawal.payout_id', '=', 'payout.payout_id')
          .where('withdrawal.status', '=', 'rejected')
          .as('gone'),
      (join) => join.onTrue(),
    )
    .selectAll('payout')
    .select(['maker.nickname as made_by_name', 'confirmer.nickname as confirmed_by_name'])
    .select(['gone.rejected_count', 'gone.rejected_total']);
}

function present(row: Awaited<ReturnType<ReturnType<typeof selectPayouts>['executeTakeFirstOrThrow']>>): Payout {
  const { payout_id, made_at, confirmed_at } = row;
  const rejected = { count: row.rejected_count ?? 0, total: row.rejected_total ?? 0 };
  return {
    payout_id,
    name: payoutName(payout_id, made_at),
    count: row.count - rejected.count,
    total: row.total - rejected.total,
    rejected,
    made_by: row.made_by_name,
    made_at: made_at.toISOString(),
    confirmed_by: row.confirmed_by_name,
    confirmed_at: confirmed_at?.toISOString() ?? null,
  };
}

/** What a file is called: its day, and the end of its id. */
export function payoutName(payout_id: string, made_at: Date): string {
  return `payout-${made_at.toISOString().slice(0, 10)}-${payout_id.slice(-8)}.csv`;
}
