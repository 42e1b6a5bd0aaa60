import { darkColors } from './darkColors.ts';
import { lightColors } from './lightColors.ts';
import type { Theme } from './themes.ts';

/** For `<meta name="theme-color">`: the navigation bar's colour in each theme. In a stylesheet's module, so that the build keeps these two colours and not all. */
export const themeColor: Record<Theme, string> = {
  dark: darkColors.bar.background,
  light: lightColors.bar.background,
};
