import type { Right } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { missingRight } from '../../../platform/http/rightsOf.ts';

/** Refuses an operator without the right, and keeps it from being revoked until the caller's transaction ends. */
export async function holdRight(db: Database, user_id: string, right: Right): Promise<void> {
  const held = await db
    .selectFrom('operator_right')
    .select('right')
    .where('user_id', '=', user_id)
    .where('right', '=', right)
    .forShare()
    .executeTakeFirst();
  if (!held) throw missingRight(right);
}
