import type { NameKind } from '@mcy/api/account/names/contract';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** A user's sign-in name, one of each kind. */
    bound_name: {
      /** Email address or mobile number in the contract's normalized form. */
      sign_in_name: string;
      user_id: string;
      kind: NameKind;
      bound_at: Date;
    };
  }
}
