import { definePort } from '../area/Port.ts';
import type { Database } from '../db/database.ts';
import type { ApprovalAction } from './ApprovalKind.ts';

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

/** Records the request in the caller's transaction, and tells the operators who may agree. Refuses `approval_waiting`. */
export type AskApproval = (db: Database, asked: Asked, now: Date) => Promise<void>;

/** An area keeps the requests. */
export const askApproval = definePort<AskApproval>('asking a second operator');
