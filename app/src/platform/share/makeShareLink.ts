import type { Locale } from '@mcy/ui/i18n';

interface ShareLink {
  /** A path in this app, including parameters. */
  path: string;
  /** Origin of this app, such as `https://shop.example`. */
  origin: string;
  /** Language the link opens in. */
  lang: Locale;
  /** Share key of the signed-in user; null for a guest. */
  key: string | null;
  /** In ms since 1970. */
  now: number;
}

/** Makes a share link to a page of this app, with its language, time and sharer (spec §1). */
export function makeShareLink({ path, origin, lang, key, now }: ShareLink): string {
  const link = new URL(path, origin);
  link.searchParams.set('lang', lang);
  link.searchParams.set('key_social', String(now));
  if (key !== null) link.searchParams.set('_key', key);
  return link.href;
}
