/** Spec §9, in ms: how long a banner stands, and how long it takes to move. */
export const slideInterval = 3000;
export const slideDuration = 300;
