import { useTranslation } from 'react-i18next';
import { type Locale, localeOfTag } from './locales.ts';

/** Returns the interface language. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return localeOfTag(i18n.language);
}
