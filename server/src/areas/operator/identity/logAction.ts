import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import type { OperatorActions } from '../tables.ts';

interface Action {
  operator_id: string;
  action: keyof OperatorActions;
  /** The affected row. */
  subject_id: string;
  /** The decision and its reason. */
  detail: Record<string, string | null>;
}

/** Records an operator's action, in the transaction of the action: both commit or neither. */
export async function logAction(db: Database, { detail, ...action }: Action, now: Date): Promise<void> {
  await db
    .insertInto('operator_log')
    .values({ ...action, log_id: uuidv7(), detail: JSON.stringify(detail), created_at: now })
    .execute();
}
