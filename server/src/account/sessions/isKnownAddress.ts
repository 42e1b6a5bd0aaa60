import type { Database } from '../../db/database.ts';

/** Whether there is a session of the account from this network address: its owner, rather than a stranger. */
export async function isKnownAddress(db: Database, sign_in_name: string, address: string): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .innerJoin('bound_name', 'bound_name.user_id', 'session.user_id')
    .select('session.session_id')
    .where('bound_name.sign_in_name', '=', sign_in_name)
    .where('session.address', '=', address)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
