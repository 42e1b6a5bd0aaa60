import type { JSONColumnType } from 'kysely';

/** Operators' actions. A topic adds its own by `declare module`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- topics fill it
export interface OperatorActions {}

declare module '../../platform/db/database.ts' {
  interface Tables {
    /** Written by `logAction`; never changed. */
    operator_log: {
      log_id: string;
      operator_id: string;
      action: keyof OperatorActions;
      /** The affected row. */
      subject_id: string;
      detail: JSONColumnType<Record<string, string | null>>;
      created_at: Date;
    };
  }
}
