import type { editProfile as call } from '@mcy/api/account/profile/contract';
import type { ParsedRequestOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { setPicture } from './setPicture.ts';

/**
 * Changes the named fields of a user's profile in the caller's transaction, so that concurrent edits of different fields both survive.
 * Refuses `file_not_found`.
 */
export async function editProfile(
  db: Database,
  user_id: string,
  { nickname, description, birthday, avatar, background }: ParsedRequestOf<typeof call>,
  now: Date,
): Promise<void> {
  if (avatar !== undefined) await setPicture(db, user_id, 'avatar', avatar, now);
  if (background !== undefined) await setPicture(db, user_id, 'background', background, now);
  const changes = {
    ...(nickname !== undefined && { nickname }),
    ...(description !== undefined && { description }),
    ...(birthday !== undefined && { birthday }),
  };
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('app_user').set(changes).where('user_id', '=', user_id).execute();
}
