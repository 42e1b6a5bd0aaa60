/** How long what the first page can do without waits before it loads, in ms. */
export const idleDelay = 3000;
