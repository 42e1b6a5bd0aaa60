import * as contract from '@mcy/api/wallet/statements/contract';
import { type Implementation, implementPrepared } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { signAddress } from '../../../platform/files/signedAddress.ts';
import { keepStatement, prepareStatement } from './makeStatement.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const statementHandlers: readonly Implementation[] = [
  implementPrepared(
    contract.makeStatement,
    {
      limits: (_request, { caller }) => [{ bucket: `statement/${caller.user_id}`, hits: 40, seconds: 3_600 }],
      prepare: (request, { db, caller, locale, now }) =>
        prepareStatement(db, { ...request, user_id: caller.user_id, locale, now }),
    },
    async (request, { db, caller, locale, config, now }, drawn) => {
      const wish = { ...request, user_id: caller.user_id, locale, now };
      const { statement_id, hash } = await keepStatement(db, wish, drawn);
      const address = signAddress('/api/wallet/statement.pdf', { statement_id }, config.identitySecret, now);
      return { address, hash: hash.toString('hex') };
    },
  ),
];
