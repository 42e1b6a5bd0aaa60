import type { JSONColumnType } from 'kysely';

/** Operators' actions. */
export type OperatorAction = 'identity_review';

declare module '../../platform/db/database.ts' {
  interface Tables {
    /** Written by `logAction`; never changed. */
    operator_log: {
      log_id: string;
      operator_id: string;
      action: OperatorAction;
      /** The affected row. */
      subject_id: string;
      detail: JSONColumnType<Record<string, string | null>>;
      created_at: Date;
    };
  }
}
