import { rules } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';

/** The owner of an invitation code, in any spelling; undefined when there is none. */
export async function findInviter(db: Database, invite_code: string): Promise<string | undefined> {
  const code = rules.inviteCode.safeParse(invite_code).data;
  if (code === undefined) return undefined;
  const inviter = await db.selectFrom('app_user').select('user_id').where('invite_code', '=', code).executeTakeFirst();
  return inviter?.user_id;
}
