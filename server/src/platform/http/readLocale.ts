import { type Locale, defaultLocale, locales } from '@mcy/api/contract';

/** The language that a request asks for by `lang`; Vietnamese when it names none of ours. */
export function readLocale(request: { query: (name: string) => string | undefined }): Locale {
  const asked = request.query('lang');
  return locales.find((locale) => locale === asked) ?? defaultLocale;
}
