/** The most products on a wish list. */
export const mostWishes = 200;
