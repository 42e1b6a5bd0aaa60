import type { ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listPayments, readPaymentCase as readCall } from '@mcy/api/operator/payments/contract';
import { sql } from 'kysely';
import { paymentMissing, reversalOf, statusAt } from '../../wallet/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Config } from '../../../platform/config/config.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { readAlone } from '../approvals/giveAlone.ts';
import { paymentApprovalKinds } from './paymentApprovalKinds.ts';
import { readArrived } from './readArrived.ts';
import { referencesIn } from './referencesIn.ts';

/** Payments, newest first; with a reference, or the short number that flows once had, the one that it names. */
export async function readPaymentCases(
  db: Database,
  { view, gateway, reference, ...page }: ParsedRequestOf<typeof listPayments>,
  now: Date,
): Promise<ResponseOf<typeof listPayments>> {
  const all = selectCases(db);
  const named = reference === undefined ? all : all.where(namedBy(reference));
  const viewed =
    reference !== undefined || view === 'all'
      ? named
      : view === 'trouble'
        ? named.where('payment.trouble_since', 'is not', null)
        : named.where('payment.status', '=', view);
  const query =
    reference === undefined && gateway !== undefined ? viewed.where('payment.gateway', '=', gateway) : viewed;
  const { rows, next_cursor } = await readPage(query, { by: 'payment.payment_id' }, page);
  return { rows: rows.map((row) => presentRow(row, now)), next_cursor };
}

interface Reader {
  operator_id: string;
  config: Pick<Config, 'transfersOfTwoAbove'>;
  now: Date;
}

/** One payment with its history. Refuses `payment_not_found`. */
export async function readPaymentCase(
  db: Database,
  payment_id: string,
  { operator_id, config, now }: Reader,
): Promise<ResponseOf<typeof readCall>> {
  const row = await selectCases(db)
    .leftJoin('payment_reversal', 'payment_reversal.payment_id', 'payment.payment_id')
    .select(['payment_reversal.taken', 'payment_reversal.owed'])
    .select((is) =>
      is
        .selectFrom('approval')
        .select('approval_id')
        .where('approval.subject_id', '=', payment_id)
        .where('approval.kind', '=', (kind) => kind.fn.any(kind.val(Object.values(paymentApprovalKinds))))
        .where('approval.state', '=', 'waiting')
        .where('approval.expires_at', '>', now)
        .limit(1)
        .as('approval_id'),
    )
    .where('payment.payment_id', '=', payment_id)
    .executeTakeFirst();
  if (!row) throw paymentMissing();
  const events = await db
    .selectFrom('payment_event as event')
    .leftJoin('app_user as operator', 'operator.user_id', 'event.operator_id')
    .select(['event_id', 'kind', 'source', 'at', 'amount', 'currency', 'transaction_id', 'note'])
    .select('operator.nickname as by')
    .where('event.payment_id', '=', payment_id)
    .orderBy('at')
    .orderBy('event_id')
    .limit(mostEvents)
    .execute();
  const arrived = row.trouble_since === null ? null : await readArrived(db, payment_id);
  const limit = config.transfersOfTwoAbove;
  const alone = arrived && (await readAlone(db, { operator_id, kind: 'transfers', limit, now }));
  return {
    ...presentRow(row, now),
    arrived: arrived && { ...arrived, of_two: row.user_id === operator_id || arrived.amount > (alone ?? 0) },
    reversal: reversalOf(row),
    approval_id: row.approval_id,
    expires_at: row.expires_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    transaction_id: row.transaction_id,
    asked: row.asked,
    ask_at: row.ask_at?.toISOString() ?? null,
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

/** A gateway repeats itself some ten times. */
const mostEvents = 100;

function namedBy(typed: string) {
  const number = typed.trim().toUpperCase();
  return /^[0-9A-F]{8}$/.test(number)
    ? sql<boolean>`right(payment.reference, 8) = ${number}`
    : sql<boolean>`payment.reference = ${referencesIn(typed)[0] ?? ''}`;
}

function selectCases(db: Database) {
  return db
    .selectFrom('payment')
    .innerJoin('app_user', 'app_user.user_id', 'payment.user_id')
    .selectAll('payment')
    .select('app_user.nickname');
}

function presentRow(row: Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>, now: Date) {
  const { payment_id, reference, gateway, nickname, amount, credited } = row;
  return {
    payment_id,
    reference,
    gateway,
    status: statusAt(row, now),
    nickname,
    amount,
    credited,
    created_at: row.created_at.toISOString(),
    claimed_at: row.claimed_at?.toISOString() ?? null,
    trouble_since: row.trouble_since?.toISOString() ?? null,
  };
}
