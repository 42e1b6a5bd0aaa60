import type { Locale } from '@mcy/ui/i18n';

interface ShareLink {
  /** A path of this app, parameters included. */
  path: string;
  /** Where this app is reached, such as `https://shop.example`. */
  origin: string;
  /** The language it opens in. */
  lang: Locale;
  /** Of the signed-in user; null for a guest. */
  key: string | null;
  /** In ms since 1970. */
  now: number;
}

/** A link to a page of this app to share: with its language, when it was shared, and who shared it (spec §1). */
export function makeShareLink({ path, origin, lang, key, now }: ShareLink): string {
  const link = new URL(path, origin);
  link.searchParams.set('lang', lang);
  link.searchParams.set('key_social', String(now));
  if (key !== null) link.searchParams.set('_key', key);
  return link.href;
}
