import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listWithdrawalCases, readWithdrawalCase } from '@mcy/api/operator/withdrawals/contract';
import { sql } from 'kysely';
import { withdrawalNotFound } from '../../wallet/door.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { approvedOfDay, approvedToAccount } from './approvedOfDay.ts';
import { readAlone } from '../approvals/giveAlone.ts';
import { withdrawalApprovalKinds } from './withdrawalApprovalKinds.ts';

interface Reader {
  caller_id: string;
  locale: Locale;
  config: Pick<Config, 'withdrawalsOfTwoAbove' | 'withdrawalsAloneAbove'>;
  now: Date;
}

/** Withdrawals in a status: oldest first while something is to be done, otherwise newest first. */
export async function readCases(
  db: Database,
  { status, cursor, limit }: ParsedRequestOf<typeof listWithdrawalCases>,
  reader: Reader,
): Promise<ResponseOf<typeof listWithdrawalCases>> {
  const query = selectCases(db, reader.now).where('withdrawal.status', '=', status);
  const direction = status === 'requested' || status === 'approved' ? 'asc' : 'desc';
  const { rows, next_cursor } = await readPage(query, { by: 'withdrawal.withdrawal_id', direction }, { cursor, limit });
  const alone = await readOwnRest(db, reader);
  return { rows: rows.map((row) => presentRow(row, { config: reader.config, alone })), next_cursor };
}

/** One withdrawal. Refuses `withdrawal_not_found`. */
export async function readCase(
  db: Database,
  withdrawal_id: string,
  reader: Reader,
): Promise<ResponseOf<typeof readWithdrawalCase>> {
  const row = await selectCases(db, reader.now)
    .leftJoin('app_user as approver', 'approver.user_id', 'withdrawal.approved_by')
    .leftJoin('app_user as second', 'second.user_id', 'withdrawal.agreed_by')
    .select(['approver.nickname as approved_by_name', 'second.nickname as agreed_by_name'])
    .where('withdrawal.withdrawal_id', '=', withdrawal_id)
    .executeTakeFirst();
  if (!row) {
    throw new Refusal({ error: 'withdrawal_not_found', message: withdrawalNotFound, field: 'withdrawal_id' });
  }
  return {
    ...presentRow(row, { config: reader.config, alone: await readOwnRest(db, reader) }),
    user_id: row.user_id,
    fee: row.fee,
    reason: row.reason?.[reader.locale] ?? null,
    approved_by: row.approved_by_name,
    approved_at: row.approved_at?.toISOString() ?? null,
    agreed_by: row.agreed_by_name,
    payout_id: row.payout_id,
    settled_at: row.settled_at?.toISOString() ?? null,
    own: row.user_id === reader.caller_id,
    approved_of_day: row.approved_of_day,
    approved_to_account: row.approved_to_account,
    owed: row.owed,
  };
}

/** What the caller may still approve alone today. */
function readOwnRest(db: Database, { caller_id, config, now }: Reader): Promise<number> {
  return readAlone(db, { operator_id: caller_id, kind: 'withdrawals', limit: config.withdrawalsAloneAbove, now });
}

const kinds = Object.values(withdrawalApprovalKinds);

function selectCases(db: Database, now: Date) {
  return db
    .selectFrom('withdrawal')
    .innerJoin('app_user', 'app_user.user_id', 'withdrawal.user_id')
    .selectAll('withdrawal')
    .select('app_user.nickname')
    .select(approvedOfDay(sql.ref('withdrawal.user_id'), now).as('approved_of_day'))
    .select(approvedToAccount(sql.ref('withdrawal.card_number_hash'), now).as('approved_to_account'))
    .select(
      sql<number>`(select coalesce(sum(owed), 0)::bigint from payment_reversal where user_id = withdrawal.user_id)`.as(
        'owed',
      ),
    )
    .select((is) =>
      is
        .selectFrom('approval')
        .select('approval_id')
        .whereRef('approval.subject_id', '=', 'withdrawal.withdrawal_id')
        .where('approval.kind', '=', (kind) => kind.fn.any(kind.val(kinds)))
        .where('approval.state', '=', 'waiting')
        .where('approval.expires_at', '>', now)
        .limit(1)
        .as('approval_id'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>;

function presentRow(row: Row, { config, alone }: Pick<Reader, 'config'> & { alone: number }) {
  const { withdrawal_id, status, nickname, amount, fee, bank_name, card_number_end, holder_name, payout_id } = row;
  const approved = Math.max(row.approved_of_day, row.approved_to_account);
  const open = status === 'requested' || status === 'approved';
  return {
    withdrawal_id,
    status,
    nickname,
    amount,
    payout: amount - fee,
    bank_name,
    card_number_end,
    holder_name,
    created_at: row.created_at.toISOString(),
    of_two:
      status === 'requested'
        ? amount + approved > config.withdrawalsOfTwoAbove || amount > alone || row.owed > 0
        : payout_id !== null && open,
    // What a player canceled needs no second operator anymore.
    approval_id: open ? row.approval_id : null,
  };
}
