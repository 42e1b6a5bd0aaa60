import type { editPrivacy as call } from '@mcy/api/account/profile/contract';
import type { ParsedRequestOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';

/** Changes the named settings of what others see of a user, in the caller's transaction. */
export async function editPrivacy(
  db: Database,
  user_id: string,
  { shows_wins, named_in_rankings }: ParsedRequestOf<typeof call>,
): Promise<void> {
  const changes = {
    ...(shows_wins !== undefined && { shows_wins }),
    ...(named_in_rankings !== undefined && { named_in_rankings }),
  };
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('app_user').set(changes).where('user_id', '=', user_id).execute();
}
