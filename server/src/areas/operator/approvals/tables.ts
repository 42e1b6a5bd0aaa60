import type { Right } from '@mcy/api/contract';
import type { ApprovalState } from '@mcy/api/operator/approvals/words';
import type { JSONColumnType } from 'kysely';
import type { GivenKind } from './giveAlone.ts';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** A request to a second operator. */
    approval: {
      approval_id: string;
      /** What would be done, as its area registers it. */
      kind: string;
      right: Right;
      subject_id: string;
      concerns: string | null;
      data: JSONColumnType<object>;
      reason: string;
      asked_by: string;
      asked_at: Date;
      expires_at: Date;
      state: ApprovalState;
      decided_by: string | null;
      decided_at: Date | null;
      answer: string | null;
    };
    /** What an operator gave away without a second one. */
    given_alone: {
      given_id: string;
      operator_id: string;
      kind: GivenKind;
      subject_id: string;
      coins: number;
      given_at: Date;
    };
  }
}

declare module '../tables.ts' {
  interface OperatorActions {
    approval_asked: true;
    approval_agree: true;
    approval_decline: true;
    approval_take_back: true;
  }
}
