import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { operatorNotFound, ownRights } from './messages.ts';

/** The operator whose rights the caller changes. Refuses `own_rights`, `operator_not_found`. */
export async function findOperator(db: Database, operator_id: string, user_id: string): Promise<{ nickname: string }> {
  if (user_id === operator_id) throw new Refusal({ error: 'own_rights', message: ownRights, field: 'user_id' });
  const operator = await db
    .selectFrom('app_user')
    .select(['nickname', 'roles'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (!operator?.roles.includes('operator')) {
    throw new Refusal({ error: 'operator_not_found', message: operatorNotFound, field: 'user_id' });
  }
  return operator;
}
