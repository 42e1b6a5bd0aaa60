import * as contract from '@mcy/api/account/invitations/contract';
import { type Implementation, implement, implementPrepared } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { bindInviteCode } from './bindInviteCode.ts';
import { shareKeyUnknown } from './messages.ts';
import { readInvitation } from './readInvitation.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

/** Inviters, and invite links. */
export const invitationHandlers: readonly Implementation[] = [
  implement(contract.readInvitation, (_request, { db, caller, now }) => readInvitation(db, caller.user_id, now)),

  implementPrepared(
    contract.bindInviteCode,
    {
      limits: (_request, { caller }) => [{ bucket: `bind_invite/${caller.user_id}`, hits: 20, seconds: 600 }],
      prepare: async () => {},
    },
    async ({ invite_code }, { db, caller, now }) => {
      await bindInviteCode(db, { user_id: caller.user_id, invite_code }, now);
      return readInvitation(db, caller.user_id, now);
    },
  ),

  implement(contract.readShareKey, async (_request, { db, caller }) => {
    const { share_key } = await db
      .selectFrom('app_user')
      .select('share_key')
      .where('user_id', '=', caller.user_id)
      .executeTakeFirstOrThrow();
    return { key: share_key };
  }),

  implementPrepared(
    contract.deShareKey,
    {
      // A mobile carrier puts many customers behind one address.
      limits: (_request, { asker }) => [{ bucket: `de_share_key/${asker.network}`, hits: 120, seconds: 600 }],
      prepare: async () => {},
    },
    async ({ key }, { db, locale }) => {
      const user = await db
        .selectFrom('app_user')
        .select('invite_code')
        .where('share_key', '=', key)
        .executeTakeFirst();
      return user ? { key: user.invite_code } : { key: null, errMsg: shareKeyUnknown[locale] };
    },
  ),
];
