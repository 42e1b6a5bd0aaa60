import type { JSONColumnType } from 'kysely';

/** What operators do. */
export type OperatorAction = 'identity_review';

declare module '../../platform/db/database.ts' {
  interface Tables {
    /** Written by `logAction`, and never changed. */
    operator_log: {
      log_id: string;
      operator_id: string;
      action: OperatorAction;
      /** The row it was done to. */
      subject_id: string;
      detail: JSONColumnType<Record<string, string | null>>;
      created_at: Date;
    };
  }
}
