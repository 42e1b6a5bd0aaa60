import { definePort } from '../area/Port.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/Refusal.ts';
import type { ApprovalAction } from './ApprovalKind.ts';
import { approvalConcernsYou, approvalWaiting } from './messages.ts';

/** What somebody asks of a second operator. */
export interface Asked {
  action: ApprovalAction;
  /** What would change. Only one request of a kind waits for it. */
  subject_id: string;
  /** The user it is about, who may neither ask nor agree; null for none. */
  concerns: string | null;
  operator_id: string;
  reason: string;
}

/** Records a request in the caller's transaction, and tells the operators who may agree. False when the same one waits already. */
export type KeepApproval = (db: Database, asked: Asked, now: Date) => Promise<boolean>;

/** An area keeps the requests. */
export const keepApproval = definePort<KeepApproval>('requests to a second operator');

/** Asks a second operator in the caller's transaction. Refuses `approval_concerns_you`, `approval_waiting`. */
export async function askSecondOperator(keep: KeepApproval, db: Database, asked: Asked, now: Date): Promise<void> {
  if (asked.concerns === asked.operator_id) {
    throw new Refusal({ error: 'approval_concerns_you', message: approvalConcernsYou });
  }
  if (!(await keep(db, asked, now))) throw new Refusal({ error: 'approval_waiting', message: approvalWaiting });
}
