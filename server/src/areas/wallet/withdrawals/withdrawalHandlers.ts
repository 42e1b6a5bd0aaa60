import { ruleMessages } from '@mcy/api/contract';
import * as contract from '@mcy/api/wallet/withdrawals/contract';
import { z } from 'zod';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { Refusal, type RefusalsIn } from '../../../platform/http/Refusal.ts';
import { cancelWithdrawal } from './cancelWithdrawal.ts';
import { presentWithdrawal } from './presentWithdrawal.ts';
import { requestWithdrawal } from './requestWithdrawal.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const withdrawalHandlers: readonly Implementation[] = [
  implement(contract.withdraw, async (request, { db, caller, locale, now, config }) => {
    const order = { user_id: caller.user_id, request, secret: config.identitySecret, now };
    return presentWithdrawal(await requestWithdrawal(db, order), locale);
  }),

  implement(contract.listWithdrawals, async ({ cursor, limit }, { db, caller, locale }) => {
    let query = db
      .selectFrom('withdrawal')
      .selectAll()
      .where('user_id', '=', caller.user_id)
      .orderBy('withdrawal_id', 'desc')
      // One extra row tells whether there is a next page.
      .limit(limit + 1);
    if (cursor !== undefined) query = query.where('withdrawal_id', '<', readCursor(cursor));
    const withdrawals = await query.execute();
    const page = withdrawals.slice(0, limit);
    return {
      rows: page.map((withdrawal) => presentWithdrawal(withdrawal, locale)),
      next_cursor: withdrawals.length > limit ? (page.at(-1)?.withdrawal_id ?? null) : null,
    };
  }),

  implement(contract.cancelWithdrawal, async ({ withdrawal_id }, { db, caller, locale, now }) =>
    presentWithdrawal(await cancelWithdrawal(db, caller.user_id, withdrawal_id, now), locale),
  ),
];

/** The last withdrawal of a page, from `next_cursor`. */
function readCursor(cursor: string): string {
  if (z.uuid().safeParse(cursor).success) return cursor;
  throw new Refusal({ error: 'wrong_type', message: ruleMessages.wrong_type, field: 'cursor' });
}
