import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { addName } from './addName.ts';
import { kindOfName } from './kindOfName.ts';
import { nameBoundElsewhere, sameSignInName } from './messages.ts';

/**
 * Binds a proved name to a user in the caller's transaction. Replaces the one of its kind, whose codes end with it. The caller must hold a
 * lock on the user's row. Refuses `same_sign_in_name` and `sign_in_name_taken`.
 */
export async function bindName(
  db: Database,
  { sign_in_name, user_id }: { sign_in_name: string; user_id: string },
  now: Date,
): Promise<void> {
  const before = await db
    .deleteFrom('bound_name')
    .where('user_id', '=', user_id)
    .where('kind', '=', kindOfName(sign_in_name))
    .returning('sign_in_name')
    .executeTakeFirst();
  if (before?.sign_in_name === sign_in_name) {
    throw new Refusal({ error: 'same_sign_in_name', message: sameSignInName, field: 'sign_in_name' });
  }
  if (!(await addName(db, { sign_in_name, user_id }, now))) {
    throw new Refusal({ error: 'sign_in_name_taken', message: nameBoundElsewhere, field: 'sign_in_name' });
  }
  if (before) await db.deleteFrom('account_code').where('sign_in_name', '=', before.sign_in_name).execute();
}
