/** How far an identity verification has come (spec §4). One that failed or was rejected may be submitted again. */
export const identityStates = ['under_review', 'successful', 'failed', 'rejected'] as const;
export type IdentityState = (typeof identityStates)[number];

/** Why a verification is rejected; for `other`, the operator writes the reason. */
export const identityReasons = ['unreadable', 'mismatch', 'expired', 'face', 'other'] as const;
