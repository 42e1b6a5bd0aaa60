import type { ClaimOutcome, ClaimState, claimKinds } from '@mcy/api/collection/claims/words';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    claim: {
      claim_id: string;
      parcel_id: string;
      user_id: string;
      state: ClaimState;
      kind: (typeof claimKinds)[number];
      words: string;
      outcome: ClaimOutcome | null;
      /** What a refund gave. */
      stones: number | null;
      /** The parcel that replaces the toys. */
      replacement_id: string | null;
      reason: string | null;
      submitted_at: Date;
      decided_at: Date | null;
      decided_by: string | null;
    };
    claim_item: {
      parcel_id: string;
      item_id: string;
      claim_id: string;
    };
    claim_photo: {
      claim_id: string;
      position: number;
      file_id: string;
    };
  }
}
