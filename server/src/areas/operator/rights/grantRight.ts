import type { Right } from '@mcy/api/contract';
import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { rightHeld } from './messages.ts';

interface Grant {
  user_id: string;
  right: Right;
  reason: string;
  operator_id: string;
  /** The second operator, for a right of two. */
  agreed_by: string | null;
}

/** Grants a right in the caller's transaction. Refuses `right_held`. */
export async function grantRight(db: Database, grant: Grant, now: Date): Promise<void> {
  const { user_id, right, reason, operator_id, agreed_by } = grant;
  const granted = await db
    .insertInto('operator_right')
    .values({ user_id, right, granted_at: now, granted_by: operator_id })
    .onConflict((is) => is.doNothing())
    .returning('right')
    .executeTakeFirst();
  if (!granted) throw new Refusal({ error: 'right_held', message: rightHeld, field: 'right' });
  touch(db, 'operator/rights', user_id);
  const detail = { right, reason, agreed_by };
  await logAction(db, { operator_id, action: 'right_granted', subject_id: user_id, detail }, now);
  await notify(db, user_id, { kind: 'right_granted', data: { right } }, now);
}
