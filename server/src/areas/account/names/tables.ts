import type { NameKind } from '@mcy/api/account/names/contract';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** What signs a user in: one name of a kind. */
    bound_name: {
      /** E-mail address or mobile number as the contract's rule writes it. */
      sign_in_name: string;
      user_id: string;
      kind: NameKind;
      bound_at: Date;
    };
  }
}
