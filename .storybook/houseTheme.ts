import { drawLogo } from '@mcy/ui/art';
import { create, type ThemeVars } from 'storybook/theming';
import type { Theme } from '../packages/ui/src/tokens/themes.ts';
import { darkColors } from '../packages/ui/src/tokens/darkColors.ts';
import { lightColors } from '../packages/ui/src/tokens/lightColors.ts';
import { scale } from '../packages/ui/src/tokens/scale.ts';

const colors = { dark: darkColors, light: lightColors };
const { radius, type } = scale;

/** Storybook's own theme: always dark. The accent is darker, because the selected page's name is white on it. */
export function frameTheme(): ThemeVars {
  return { ...pageTheme('dark'), colorSecondary: darkColors.accent.active };
}

/** A docs page in the chosen theme. */
export function pageTheme(theme: Theme): ThemeVars {
  const { accent, bar, border, surface, text } = colors[theme];
  return create({
    base: theme,
    brandTitle: 'MCY',
    brandImage: `data:image/svg+xml,${encodeURIComponent(drawLogo(bar.accent))}`,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: accent.solid,
    colorSecondary: text.accent,
    appBg: theme === 'dark' ? bar.background : surface.base,
    appContentBg: surface.base,
    appHoverBg: surface.hover,
    appPreviewBg: surface.base,
    appBorderColor: border.standard,
    appBorderRadius: Number.parseInt(radius.standard, 10),
    fontBase: type.family,
    fontCode: 'ui-monospace, "Cascadia Code", Menlo, Consolas, monospace',
    textColor: text.primary,
    textInverseColor: text.onAccent,
    textMutedColor: text.muted,
    barBg: surface.raised,
    barTextColor: text.secondary,
    barHoverColor: text.accent,
    barSelectedColor: text.accent,
    buttonBg: surface.raised,
    buttonBorder: border.standard,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.hover,
    inputBg: surface.sunken,
    inputBorder: border.control,
    inputTextColor: text.primary,
    inputBorderRadius: Number.parseInt(radius.small, 10),
  });
}
