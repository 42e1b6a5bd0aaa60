import type { Database } from '../../../platform/db/database.ts';
import { tell } from '../../../platform/facts/tell.ts';

declare module '../../../platform/facts/Facts.ts' {
  interface Facts {
    /** A user came by somebody's invitation. */
    inviterBound: { user_id: string; inviter_id: string };
  }
}

/** Records who invited a user. Returns false if the user has an inviter already. */
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
    .returning('user_id')
    .executeTakeFirst();
  if (!invited) return false;
  tell(db, 'inviterBound', { user_id, inviter_id: invited_by }, now);
  return true;
}
