import type { BankLineStage, BankLineState, StatementProblem } from '@mcy/api/operator/payments/words';
import type { GeneratedAlways, JSONColumnType } from 'kysely';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    bank_statement: {
      statement_id: string;
      name: string;
      uploaded_by: string;
      uploaded_at: Date;
      lines: number;
      credited: number;
      to_decide: number;
      known: number;
      problems: JSONColumnType<readonly { line: number; problem: StatementProblem }[]>;
    };
    bank_line: {
      line_id: string;
      statement_id: string;
      bank_reference: string;
      booked_at: Date;
      amount: number;
      currency: string;
      memo: string;
      payment_id: string | null;
      state: BankLineState;
      stage: GeneratedAlways<BankLineStage>;
      handled_by: string | null;
      /** The second operator, where it was credited by hand. */
      agreed_by: string | null;
      handled_at: Date | null;
      note: string | null;
    };
  }
}
