import { publicFileAddress } from '@mcy/api/system/uploads/contract';
import type { Database } from '../../../platform/db/database.ts';
import { type SharedItem, sharedItem } from '../../../platform/pages/SharedItem.ts';
import { shopItem } from '../../../platform/pages/shopItem.ts';
import { avatarFileOf } from '../profile/avatarOf.ts';

/** The shared link of a player's public profile: their name, description and chosen picture. */
export async function sharedPlayer(db: Database, user_id: string): Promise<SharedItem | null> {
  const player = await db
    .selectFrom('app_user')
    .select(['nickname', 'description'])
    .select(avatarFileOf('app_user.user_id').as('avatar_file'))
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (!player) return null;
  const { nickname, description, avatar_file } = player;
  return sharedItem({
    name: { vn: nickname, zh: nickname, en: nickname },
    description: {
      vn: description ?? `Trang cá nhân của ${nickname} trên MCY.`,
      zh: description ?? `${nickname} 在 MCY 的个人主页。`,
      en: description ?? `${nickname}’s profile on MCY.`,
    },
    // Default avatars are SVG, which link previews do not accept.
    image: avatar_file === null ? shopItem.image : publicFileAddress(avatar_file, 'picture'),
    url_meta: `/pages/user/home?user_id=${user_id}`,
  });
}
