import { type Locale, locales } from '@mcy/ui/i18n';

/** Story languages: the shop's own, and a pseudo-language that reveals layouts too tight for longer text. */
export const storyLocales = [...locales, 'pseudo'] as const;
export type StoryLocale = (typeof storyLocales)[number];

/** Language that supplies a story's formats, dates and `lang`. */
export function localeBehind(locale: StoryLocale): Locale {
  return locale === 'pseudo' ? 'vn' : locale;
}
