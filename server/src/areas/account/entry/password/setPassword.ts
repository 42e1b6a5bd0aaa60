import type { Database } from '../../../../platform/db/database.ts';
import { touch } from '../../../../platform/facts/touch.ts';

/** Sets a password in the caller's transaction and returns its version. Ends every session and code of the account, and forgets its known devices. */
export async function setPassword(
  db: Database,
  { user_id, password_hash }: { user_id: string; password_hash: string },
): Promise<number> {
  const { pwd_version } = await db
    .updateTable('app_user')
    .set((eb) => ({ password_hash, pwd_version: eb('pwd_version', '+', 1) }))
    .where('user_id', '=', user_id)
    .returning('pwd_version')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('session').where('user_id', '=', user_id).execute();
  await db.deleteFrom('known_device').where('user_id', '=', user_id).execute();
  await db
    .deleteFrom('account_code')
    .where('sign_in_name', 'in', (eb) =>
      eb.selectFrom('bound_name').select('bound_name.sign_in_name').where('user_id', '=', user_id),
    )
    .execute();
  touch(db, 'account/entry', user_id);
  return pwd_version;
}
