import * as contract from '@mcy/api/wallet/withdrawals/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';
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

  implement(contract.listWithdrawals, async (page, { db, caller, locale }) => {
    const query = db.selectFrom('withdrawal').selectAll().where('user_id', '=', caller.user_id);
    const { rows, next_cursor } = await readPage(query, { by: 'withdrawal.withdrawal_id' }, page);
    return { rows: rows.map((withdrawal) => presentWithdrawal(withdrawal, locale)), next_cursor };
  }),

  implement(contract.cancelWithdrawal, async ({ withdrawal_id }, { db, caller, locale, now }) =>
    presentWithdrawal(
      await moveWithdrawal(db, { withdrawal_id, move: 'cancel', user_id: caller.user_id, now }),
      locale,
    ),
  ),
];
