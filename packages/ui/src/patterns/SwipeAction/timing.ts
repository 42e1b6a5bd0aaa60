/** Spec §9: swipe distance in px to open or close, and duration in ms. */
export const swipeThreshold = 20;
export const swipeDuration = 300;
