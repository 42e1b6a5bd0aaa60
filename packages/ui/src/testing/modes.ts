import type { Locale } from '../i18n/index.ts';
import type { Theme } from '../tokens/index.ts';

/** Viewports of stories. */
export const viewports = {
  small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

export interface Mode {
  locale: Locale;
  theme: Theme;
  viewport: keyof typeof viewports;
}

/** Default globals of a story: what most users see. */
export const defaultMode: Mode = { locale: 'vn', theme: 'dark', viewport: 'phone' };

type Modes = Readonly<Record<string, Mode>>;

/** Modes of a story that chooses none: both themes and both sizes, the only differences of most parts. */
export const plainModes = {
  'vn dark phone': defaultMode,
  'vn light desktop': { locale: 'vn', theme: 'light', viewport: 'desktop' },
} as const satisfies Modes;

/**
 * Modes of a screen: `parameters: inEveryMode`. They cover every pair of language, theme and size;
 * all twelve combinations would double the pictures and find nothing more.
 */
const everyMode = {
  ...plainModes,
  'zh light phone': { locale: 'zh', theme: 'light', viewport: 'phone' },
  'zh dark desktop': { locale: 'zh', theme: 'dark', viewport: 'desktop' },
  'en dark phone': { locale: 'en', theme: 'dark', viewport: 'phone' },
  'en light desktop': { locale: 'en', theme: 'light', viewport: 'desktop' },
} as const satisfies Modes;

/** Parameters of a story that is shown in every mode. */
export const inEveryMode = { chromatic: { modes: everyMode } };
