import type { Right } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { missingRight } from '../../../platform/http/rightsOf.ts';

/** Refuses an operator without the right, and keeps it from being revoked until the caller's transaction ends. */
export async function holdRight(db: Database, user_id: string, right: Right): Promise<void> {
  const held = await db
    .selectFrom('operator_right')
    .innerJoin('app_user', 'app_user.user_id', 'operator_right.user_id')
    .select('operator_right.right')
    .where('operator_right.user_id', '=', user_id)
    .where('operator_right.right', '=', right)
    // Who is no longer an operator has no rights, whatever their rows say.
    .where((is) => is(is.val('operator'), '=', is.fn.any('app_user.roles')))
    .forShare('operator_right')
    .executeTakeFirst();
  if (!held) throw missingRight(right);
}
