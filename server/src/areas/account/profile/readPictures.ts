import { publicFileAddress } from '@mcy/api/system/uploads/contract';
import type { User } from '@mcy/api/account/profile/contract';
import type { Database } from '../../../platform/db/database.ts';
import { avatarOf } from './avatarOf.ts';

/** A user's profile pictures: their addresses and file ids. */
export async function readPictures(
  db: Database,
  user_id: string,
): Promise<Pick<User, 'avatar' | 'avatar_file' | 'background' | 'background_file'>> {
  const chosen = await db
    .selectFrom('profile_picture')
    .select(['purpose', 'file_id'])
    .where('user_id', '=', user_id)
    .execute();
  const fileOf = (purpose: 'avatar' | 'background') => chosen.find((one) => one.purpose === purpose)?.file_id ?? null;
  const [avatar_file, background_file] = [fileOf('avatar'), fileOf('background')];
  return {
    avatar: avatarOf(user_id, avatar_file),
    avatar_file,
    background: background_file === null ? null : publicFileAddress(background_file, 'picture'),
    background_file,
  };
}
