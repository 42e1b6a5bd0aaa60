import type { Database } from '../../../platform/db/database.ts';
import { notify } from '../notices/notify.ts';
import { addScore } from '../rankings/addScore.ts';

/** Records a user's inviter and notifies them. False when there already is one. */
export async function setInviter(
  db: Database,
  { user_id, invited_by }: { user_id: string; invited_by: string },
  now: Date,
): Promise<boolean> {
  const invited = await db
    .updateTable('app_user')
    .set({ invited_by, invited_at: now })
    .where('user_id', '=', user_id)
    .where('invited_by', 'is', null)
    .returning('nickname')
    .executeTakeFirst();
  if (!invited) return false;
  await addScore(db, { board: 'promotion', user_id: invited_by, amount: 1, now });
  await notify(db, invited_by, { kind: 'invite_bound', data: { nickname: invited.nickname } }, now);
  return true;
}
