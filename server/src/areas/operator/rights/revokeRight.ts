import type { Right } from '@mcy/api/contract';
import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { findOperator } from './findOperator.ts';
import { holdRight } from './holdRight.ts';
import { rightNotHeld } from './messages.ts';

interface Change {
  user_id: string;
  right: Right;
  reason: string;
}

/** Takes a right away at once. Refuses `operator_not_found`, `own_rights`, `right_not_held`. */
export async function revokeRight(
  db: Database,
  operator_id: string,
  { user_id, right, reason }: Change,
  now: Date,
): Promise<void> {
  await findOperator(db, operator_id, user_id);
  // Two who take `people` from each other wait for each other here, and the second one no longer has it.
  await db
    .selectFrom('operator_right')
    .select('user_id')
    .where('right', '=', 'people')
    .where((is) => is.or([is('user_id', '=', operator_id), is('user_id', '=', user_id)]))
    .orderBy('user_id')
    .forUpdate()
    .execute();
  await holdRight(db, operator_id, 'people');
  const revoked = await db
    .deleteFrom('operator_right')
    .where('user_id', '=', user_id)
    .where('right', '=', right)
    .returning('right')
    .executeTakeFirst();
  if (!revoked) throw new Refusal({ error: 'right_not_held', message: rightNotHeld, field: 'right' });
  touch(db, 'operator/rights', user_id);
  await logAction(db, { operator_id, action: 'right_revoked', subject_id: user_id, detail: { right, reason } }, now);
  await notify(db, user_id, { kind: 'right_revoked', data: { right } }, now);
}
