/** Values of `data-theme` on `<html>`; dark is the default. */
export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** What a person can choose: a theme, or the one their system is in. */
export const themeChoices = [...themes, 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
