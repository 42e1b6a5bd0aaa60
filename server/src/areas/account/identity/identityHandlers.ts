import * as contract from '@mcy/api/account/identity/contract';
import { type Implementation, implement, implementPrepared } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { readIdentity } from './readIdentity.ts';
import { submitIdentity } from './submitIdentity.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

const day = 86_400;

export const identityHandlers: readonly Implementation[] = [
  implement(contract.readIdentity, async (_request, { db, caller, locale }) => ({
    review: await readIdentity(db, caller.user_id, locale),
  })),

  implementPrepared(
    contract.submitIdentity,
    {
      // Nobody can find out taken numbers by trying.
      limits: (_request, { caller }) => [{ bucket: `identity/${caller.user_id}`, hits: 10, seconds: day }],
      prepare: () => Promise.resolve(null),
    },
    async (request, { db, caller, locale, now, config }) => {
      const { user_id } = caller;
      await submitIdentity(db, { user_id, request, secret: config.identitySecret, now });
      const review = await readIdentity(db, user_id, locale);
      if (review === null) throw new Error('The submitted verification is missing.');
      return { review };
    },
  ),
];
