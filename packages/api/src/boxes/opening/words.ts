/** The most draws of one opening. */
export const mostAtOnce = 50;
