import type { User } from '@mcy/api/account/profile/contract';
import type { Database } from '../../../platform/db/database.ts';
import { readSpending } from '../../../platform/ledger/readSpending.ts';
import { readPictures } from './readPictures.ts';
import { levelOf, pointsOf } from '../levels/levels.ts';
import { maskSignInName } from '../names/maskSignInName.ts';
import { listNames } from '../names/listNames.ts';

/** A user as they see themselves. Level and points are computed from the ledger's spending. */
export async function readUser(db: Database, user_id: string): Promise<User> {
  const user = await db
    .selectFrom('app_user')
    .select(['user_id', 'nickname', 'description', 'birthday', 'invite_code', 'roles', 'created_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const [name] = await listNames(db, user_id);
  const points = pointsOf(await readSpending(db, user_id));
  return {
    id: user.user_id,
    nickname: user.nickname,
    description: user.description,
    birthday: user.birthday,
    ...(await readPictures(db, user_id)),
    sign_in_name: maskSignInName(name?.sign_in_name ?? ''),
    invite_code: user.invite_code,
    level: levelOf(points),
    points,
    roles: user.roles,
    created_at: user.created_at.toISOString(),
  };
}
