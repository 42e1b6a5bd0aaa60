/** Spec §9, in ms: how long a banner is shown, and how long it moves. */
export const slideInterval = 3000;
export const slideDuration = 300;
