import { type Locale, locales } from '@mcy/ui/i18n';

/** Languages a story can be read in: the shop's own, and one that no shop speaks, to find what will not hold a longer text. */
export const storyLocales = [...locales, 'pseudo'] as const;
export type StoryLocale = (typeof storyLocales)[number];

/** The language whose formats, dates and `lang` a story's language has. */
export function localeBehind(locale: StoryLocale): Locale {
  return locale === 'pseudo' ? 'vn' : locale;
}
