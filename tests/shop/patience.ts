/** Timeout in ms for a healthy shop or page on a machine that is busy all the time. A successful wait ends earlier. */
export const patience = 60_000;
