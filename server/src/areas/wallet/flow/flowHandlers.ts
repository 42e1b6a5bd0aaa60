import { ruleMessages } from '@mcy/api/contract';
import * as contract from '@mcy/api/wallet/flow/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { readBalances } from '../../../platform/ledger/readBalances.ts';
import { readFlow } from '../../../platform/ledger/readFlow.ts';
import { monthPeriod } from './monthPeriod.ts';

export const flowHandlers: readonly Implementation[] = [
  implement(contract.readWallet, (_request, { db, caller }) => readBalances(db, caller.user_id)),

  implement(contract.readFlow, async ({ currency, kind, month, cursor, limit }, { db, caller, locale }) => {
    // One extra row tells whether there is a next page.
    const entries = await readFlow(db, {
      user_id: caller.user_id,
      currency,
      kind,
      period: month === undefined ? undefined : monthPeriod(month),
      before: cursor === undefined ? undefined : readCursor(cursor),
      limit: limit + 1,
    });
    const page = entries.slice(0, limit);
    return {
      rows: page.map((entry) => ({
        entry_id: String(entry.entry_id),
        kind: entry.kind,
        amount: entry.amount,
        balance_after: entry.balance_after,
        subject: entry.subject[locale],
        created_at: entry.created_at.toISOString(),
      })),
      next_cursor: entries.length > limit ? String(page.at(-1)?.entry_id) : null,
    };
  }),
];

/** The last entry of a page, from `next_cursor`. */
function readCursor(cursor: string): number {
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw new Refusal({ error: 'wrong_type', message: ruleMessages.wrong_type, field: 'cursor' });
}
