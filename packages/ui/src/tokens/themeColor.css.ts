import { darkColors } from './darkColors.ts';
import { lightColors } from './lightColors.ts';
import type { Theme } from './themes.ts';

/**
 * For `<meta name="theme-color">`: the navigation bar's color in each theme. In a stylesheet module, so that the build
 * keeps only these two colors.
 */
export const themeColor: Record<Theme, string> = {
  dark: darkColors.bar.background,
  light: lightColors.bar.background,
};
