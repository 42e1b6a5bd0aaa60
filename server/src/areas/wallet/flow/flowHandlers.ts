import * as contract from '@mcy/api/wallet/flow/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { readBalances } from '../../../platform/ledger/readBalances.ts';
import { readFlow } from '../../../platform/ledger/readFlow.ts';
import { journalKinds } from '../../../platform/ledger/JournalKind.ts';
import { presentKind } from './presentKind.ts';
import { startOfMonth } from './startOfMonth.ts';

export const flowHandlers: readonly Implementation[] = [
  implement(contract.readWallet, (_request, { db, caller }) => readBalances(db, caller.user_id)),

  implement(contract.readFlow, async ({ currency, kind, month, ...page }, { db, caller, locale, ask }) => {
    const flow = {
      user_id: caller.user_id,
      currency,
      kind,
      month: month === undefined ? undefined : startOfMonth(month),
    };
    const { rows, next_cursor } = await readFlow(db, flow, page);
    return {
      rows: rows.map((entry) => ({
        entry_id: String(entry.entry_id),
        ...presentKind(ask(journalKinds), entry, locale),
        amount: entry.amount,
        balance_after: entry.balance_after,
        subject: entry.subject[locale],
        created_at: entry.created_at.toISOString(),
      })),
      next_cursor,
    };
  }),

  implement(contract.listFlowKinds, ({ currency }, { locale, ask }) => {
    const kinds = ask(journalKinds).filter(({ moves, shopOnly }) => moves.includes(currency) && !shopOnly);
    return Promise.resolve({ rows: kinds.map(({ kind, label }) => ({ kind, label: label[locale] })) });
  }),
];
