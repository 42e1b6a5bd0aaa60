import type { Right } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';

/** The rights of an operator. */
export async function readRights(db: Database, user_id: string): Promise<ReadonlySet<Right>> {
  const rows = await db.selectFrom('operator_right').select('right').where('user_id', '=', user_id).execute();
  return new Set(rows.map(({ right }) => right));
}
