/** Status of an identity verification (spec §4). */
export const identityStates = ['under_review', 'successful', 'failed', 'rejected'] as const;
export type IdentityState = (typeof identityStates)[number];

/** A row of the identity reviews; a row of `GET /api/operator/identity/list` satisfies it. */
export interface IdentityReviewRow {
  review_id: string;
  state: IdentityState;
  full_name: string;
  /** Of the account. */
  nickname: string;
  kind: 'citizen_card' | 'passport' | 'chinese_id';
  /** ISO 8601 UTC. */
  submitted_at: string;
}

export interface IdentityPhoto {
  side: 'front' | 'back' | 'face';
  /** Valid for 10 minutes. */
  url: string;
}

/** One verification in full; the answer of `GET /api/operator/identity/detail` satisfies it. */
export interface IdentityReview extends IdentityReviewRow {
  /** `YYYY-MM-DD`. */
  birthday: string;
  account_birthday: string;
  /** Complete while under review; afterwards its end. */
  number: string;
  photos: readonly IdentityPhoto[];
  reason: string | null;
  reviewed_at: string | null;
  reviewed_by: string | null;
}
