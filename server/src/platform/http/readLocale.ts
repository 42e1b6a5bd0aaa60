import { type Locale, defaultLocale, localeSchema } from '@mcy/api/contract';

/** The language that a request asks for by `lang`; Vietnamese when it names none of ours. */
export function readLocale(request: { query: (name: string) => string | undefined }): Locale {
  return localeSchema.safeParse(request.query('lang')).data ?? defaultLocale;
}
