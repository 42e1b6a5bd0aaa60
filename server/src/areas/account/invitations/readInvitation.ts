import type { readInvitation as call } from '@mcy/api/account/invitations/contract';
import type { ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { avatarFileOf, avatarOf } from '../profile/avatarOf.ts';
import { bindUntil } from './bindUntil.ts';

/** A user's inviter, or until when they can name one. */
export async function readInvitation(db: Database, user_id: string, now: Date): Promise<ResponseOf<typeof call>> {
  const user = await db
    .selectFrom('app_user')
    .leftJoin('app_user as inviter', 'inviter.user_id', 'app_user.invited_by')
    .select(['app_user.created_at', 'app_user.invited_at', 'inviter.user_id as inviter_id', 'inviter.nickname'])
    .select(avatarFileOf('inviter.user_id').as('avatar_file'))
    .where('app_user.user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const { created_at, invited_at, inviter_id, nickname, avatar_file } = user;
  const until = bindUntil(created_at);
  const invited = inviter_id !== null && nickname !== null && invited_at !== null;
  return {
    inviter: invited
      ? { nickname, avatar: avatarOf(inviter_id, avatar_file), bound_at: invited_at.toISOString() }
      : null,
    bind_until: until.toISOString(),
    open: !invited && now < until,
  };
}
