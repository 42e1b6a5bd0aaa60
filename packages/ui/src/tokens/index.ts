export { breakpoints, media } from './media.ts';
export { type Rarity, rarities } from './rarities.ts';
export { themeColor } from './themeColor.css.ts';
export { type Theme, type ThemeChoice, themeChoices, themes } from './themes.ts';
export { vars } from './contract.css.ts';
