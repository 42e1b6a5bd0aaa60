import { create, type ThemeVars } from 'storybook/theming';
import { markPaths } from '../packages/ui/src/primitives/Logo/markPaths.ts';
import { namePath } from '../packages/ui/src/primitives/Logo/namePath.ts';
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
    brandImage: drawLogo(bar.accent),
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

/** The shop's logo as a picture, which can take no color from the text around it. */
function drawLogo(color: string): string {
  const figure = `<path d="${Object.values(markPaths).join('')}" fill="${color}" fill-rule="evenodd"/>`;
  const name = `<path d="${namePath}" fill="none" stroke="${color}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="126" height="36" viewBox="0 0 224 64">${figure}${name}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
