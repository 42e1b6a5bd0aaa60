/** Status of an identity verification (spec §4). */
export type IdentityState = 'under_review' | 'successful' | 'failed' | 'rejected';

export type DocumentKind = 'citizen_card' | 'passport' | 'chinese_id';

/** An identity verification as its owner sees it; the answer of `GET /api/identity/info` satisfies it. */
export interface IdentityReview {
  state: IdentityState;
  full_name: string;
  kind: DocumentKind;
  /** The last characters of the number. */
  number_end: string;
  /** In the user's language; null unless rejected. */
  reason: string | null;
  /** ISO 8601 UTC. */
  submitted_at: string;
}
