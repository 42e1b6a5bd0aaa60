import * as contract from '@mcy/api/wallet/withdrawals/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { keepAccount } from './keepAccount.ts';
import { listKeptAccounts, presentKept, removeKept, useKept } from './keptAccount.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';
import { presentWithdrawal } from './presentWithdrawal.ts';
import { requestWithdrawal } from './requestWithdrawal.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const withdrawalHandlers: readonly Implementation[] = [
  implement(
    contract.withdraw,
    async ({ amount, keep_account = false, ...account }, { db, caller, locale, now, config }) => {
      const by = { user_id: caller.user_id, secret: config.identitySecret, now };
      if (keep_account) await keepAccount(db, { ...by, account });
      return presentWithdrawal(await requestWithdrawal(db, { ...by, request: { amount, ...account } }), locale);
    },
  ),

  implement(contract.withdrawToKept, async ({ amount, bank_account_id }, { db, caller, locale, now, config }) => {
    const { user_id } = caller;
    const secret = config.identitySecret;
    const account = await useKept(db, { user_id, bank_account_id }, { secret, now });
    const order = { user_id, request: { amount, ...account }, secret, now };
    return presentWithdrawal(await requestWithdrawal(db, order), locale);
  }),

  implement(contract.listBankAccounts, async (_request, { db, caller }) => ({
    rows: (await listKeptAccounts(db, caller.user_id)).map(presentKept),
  })),

  implement(contract.addBankAccount, async (account, { db, caller, now, config }) =>
    presentKept(await keepAccount(db, { user_id: caller.user_id, account, secret: config.identitySecret, now })),
  ),

  implement(contract.removeBankAccount, async ({ bank_account_id }, { db, caller }) => {
    await removeKept(db, { user_id: caller.user_id, bank_account_id });
    return {};
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
