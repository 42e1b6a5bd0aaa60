/** How far a claim has come. */
export const claimStates = ['submitted', 'accepted', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

/** What is wrong with the toys. */
export const claimKinds = ['damaged', 'missing'] as const;

/**
 * What an accepted claim gives: the same toys in a new parcel, their value in stones, or the toys back in the collection
 * after the player sent them in.
 */
export const claimOutcomes = ['replacement', 'refund', 'return'] as const;
export type ClaimOutcome = (typeof claimOutcomes)[number];

/** Most photos of a claim (spec §9). */
export const mostClaimPhotos = 9;
