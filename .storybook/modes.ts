import type { Locale } from '@mcy/ui/i18n';
import type { Theme } from '@mcy/ui/tokens';

/** Screens a story can be seen on. */
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

/** What a story is shown in before anyone chooses: the shop as most people meet it. */
export const defaultMode: Mode = { locale: 'vn', theme: 'dark', viewport: 'phone' };

/**
 * Modes of the visual tests, here and in Chromatic. Every pair of language, theme and screen is among them;
 * all twelve combinations would double the pictures and find no more.
 */
export const modes: Readonly<Record<string, Mode>> = {
  'vn dark phone': defaultMode,
  'vn light desktop': { locale: 'vn', theme: 'light', viewport: 'desktop' },
  'zh light phone': { locale: 'zh', theme: 'light', viewport: 'phone' },
  'zh dark desktop': { locale: 'zh', theme: 'dark', viewport: 'desktop' },
  'en dark phone': { locale: 'en', theme: 'dark', viewport: 'phone' },
  'en light desktop': { locale: 'en', theme: 'light', viewport: 'desktop' },
};
