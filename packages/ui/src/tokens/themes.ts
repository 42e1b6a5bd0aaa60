/** Values of `data-theme` on `<html>`; dark is the default. */
export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];
