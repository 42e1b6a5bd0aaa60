import * as contract from '@mcy/api/wallet/flow/contract';
import { type Implementation, implement, implementPrepared } from '../../../platform/http/handler.ts';
import { journalKinds } from '../../../platform/ledger/JournalKind.ts';
import { readBalances } from '../../../platform/ledger/readBalances.ts';
import { readFlow } from '../../../platform/ledger/readFlow.ts';
import { readMonths } from '../../../platform/ledger/readMonths.ts';
import { readCursor } from '../../../platform/http/readCursor.ts';
import { flowQuery } from './flowQuery.ts';
import { presentEntries } from './presentEntries.ts';
import { signAddress } from '../../../platform/files/signedAddress.ts';

export const flowHandlers: readonly Implementation[] = [
  implement(contract.readWallet, (_request, { db, caller }) => readBalances(db, caller.user_id)),

  implement(contract.readFlow, async ({ cursor, limit, ...filter }, { db, caller, locale, ask }) => {
    const { rows, next_cursor } = await readFlow(db, flowQuery(caller.user_id, filter), { cursor, limit });
    return { rows: await presentEntries(db, rows, { kinds: ask(journalKinds), locale }), next_cursor };
  }),

  implement(contract.listMonths, ({ currency, cursor, limit }, { db, caller, now }) =>
    readMonths(
      db,
      { user_id: caller.user_id, currency, now, before: readCursor(contract.monthSchema, cursor) ?? undefined },
      { limit },
    ),
  ),

  implementPrepared(
    contract.exportFlow,
    {
      limits: (_request, { caller }) => [{ bucket: `flow_export/${caller.user_id}`, hits: 30, seconds: 3_600 }],
      prepare: () => Promise.resolve(null),
    },
    (filter, { caller, locale, config, now }) => {
      const query = { ...filter, user_id: caller.user_id, lang: locale };
      return Promise.resolve({ address: signAddress('/api/wallet/flow.csv', query, config.identitySecret, now) });
    },
  ),

  implement(contract.listFlowKinds, ({ currency }, { locale, ask }) => {
    const kinds = ask(journalKinds).filter(({ moves, shopOnly }) => moves.includes(currency) && !shopOnly);
    return Promise.resolve({ rows: kinds.map(({ kind, label }) => ({ kind, label: label[locale] })) });
  }),
];
