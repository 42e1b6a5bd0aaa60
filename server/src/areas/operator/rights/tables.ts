import type { Right } from '@mcy/api/contract';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    operator_right: {
      user_id: string;
      right: Right;
      granted_at: Date;
      /** Null for the first operators. */
      granted_by: string | null;
    };
  }
}

declare module '../tables.ts' {
  interface OperatorActions {
    right_granted: true;
    right_revoked: true;
  }
}
