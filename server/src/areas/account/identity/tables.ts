import type { IdentityState, identityReasons } from '@mcy/api/account/identity/contract';
import type { rules } from '@mcy/api/contract';
import type { Generated } from 'kysely';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** A user's request for identity verification, and the operator's decision. */
    identity_review: {
      review_id: string;
      user_id: string;
      state: IdentityState;
      full_name: string;
      kind: rules.DocumentKind;
      /** `YYYY-MM-DD`. */
      birthday: string;
      /** See `hashNumber`. */
      number_hash: Buffer;
      number_end: string;
      /** See `sealNumber`; null once it is decided. */
      number_sealed: Buffer | null;
      /** The user's own files; null once it failed or was rejected. */
      front_file: string | null;
      back_file: string | null;
      face_file: string | null;
      reason: Generated<(typeof identityReasons)[number] | null>;
      /** In the operator's own words. */
      note: Generated<string | null>;
      submitted_at: Date;
      reviewed_at: Generated<Date | null>;
      reviewed_by: Generated<string | null>;
    };
  }
}
