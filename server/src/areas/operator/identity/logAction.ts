import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import type { OperatorAction } from '../tables.ts';

interface Action {
  operator_id: string;
  action: OperatorAction;
  /** The row it is done to. */
  subject_id: string;
  /** What was decided, and why. */
  detail: Record<string, string | null>;
}

/** Writes down what an operator does, in the transaction that does it: both stand or neither. */
export async function logAction(db: Database, { detail, ...action }: Action, now: Date): Promise<void> {
  await db
    .insertInto('operator_log')
    .values({ ...action, log_id: uuidv7(), detail: JSON.stringify(detail), created_at: now })
    .execute();
}
