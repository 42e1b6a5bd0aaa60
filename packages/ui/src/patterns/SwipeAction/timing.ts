/** Spec §9: px a row must be swiped to open or close, and ms it takes to get there. */
export const swipeThreshold = 20;
export const swipeDuration = 300;
