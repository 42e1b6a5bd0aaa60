import type { ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listBankLines, readBankLine } from '@mcy/api/operator/payments/contract';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { creditLineKind } from './creditLineKind.ts';
import { lineNotFound } from './messages.ts';

/** Lines of statements: oldest first while something is to be decided, otherwise newest first. */
export async function readLines(
  db: Database,
  { stage, ...page }: ParsedRequestOf<typeof listBankLines>,
  now: Date,
): Promise<ResponseOf<typeof listBankLines>> {
  const query = selectLines(db, now).where('bank_line.stage', '=', stage);
  const direction = stage === 'to_decide' ? 'asc' : 'desc';
  const { rows, next_cursor } = await readPage(query, { by: 'bank_line.line_id', direction }, page);
  return { rows: rows.map(present), next_cursor };
}

/** One line. Refuses `line_not_found`. */
export async function readLine(db: Database, line_id: string, now: Date): Promise<ResponseOf<typeof readBankLine>> {
  const row = await selectLines(db, now).where('bank_line.line_id', '=', line_id).executeTakeFirst();
  if (!row) throw lineMissing();
  return present(row);
}

export function lineMissing(): Refusal {
  return new Refusal({ error: 'line_not_found', message: lineNotFound, field: 'line_id' });
}

function selectLines(db: Database, now: Date) {
  return db
    .selectFrom('bank_line')
    .leftJoin('payment', 'payment.payment_id', 'bank_line.payment_id')
    .leftJoin('app_user as player', 'player.user_id', 'payment.user_id')
    .leftJoin('app_user as operator', 'operator.user_id', 'bank_line.handled_by')
    .select([
      'bank_line.line_id',
      'bank_line.state',
      'bank_line.stage',
      'bank_line.bank_reference',
      'bank_line.booked_at',
      'bank_line.amount',
      'bank_line.currency',
      'bank_line.memo',
      'bank_line.note',
      'payment.payment_id',
      'payment.reference',
      'payment.amount as asked_for',
      'player.nickname',
      'operator.nickname as handled_by',
    ])
    .select((is) =>
      is
        .selectFrom('approval')
        .select('approval_id')
        .whereRef('approval.subject_id', '=', 'bank_line.line_id')
        .where('approval.kind', '=', creditLineKind)
        .where('approval.state', '=', 'waiting')
        .where('approval.expires_at', '>', now)
        .limit(1)
        .as('approval_id'),
    );
}

function present(
  row: Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>,
): ResponseOf<typeof readBankLine> {
  const { line_id, state, stage, bank_reference, booked_at, amount, currency, memo, note, handled_by } = row;
  const { payment_id, reference, asked_for, nickname } = row;
  return {
    line_id,
    state,
    bank_reference,
    booked_at: booked_at.toISOString(),
    amount,
    currency,
    memo,
    payment:
      payment_id === null || reference === null || asked_for === null || nickname === null
        ? null
        : { payment_id, reference, nickname, amount: asked_for },
    approval_id: stage === 'to_decide' ? row.approval_id : null,
    handled_by,
    note,
  };
}
