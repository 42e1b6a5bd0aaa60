/** Values of `data-theme` on `<html>`; dark is the default. */
export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** Theme choices: a theme, or the system's. */
export const themeChoices = [...themes, 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
