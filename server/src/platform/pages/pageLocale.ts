import { type Locale, defaultLocale, localeSchema } from '@mcy/api/contract';

const ours: Readonly<Record<string, Locale>> = { vi: 'vn', zh: 'zh', en: 'en' };

/**
 * The language of a page: the one chosen on the device, else the one that its address names, else the first of the browser's that the shop has,
 * as `before-paint.js` finds it.
 */
export function pageLocale(
  chosen: string | undefined,
  lang: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  const known = localeSchema.safeParse(chosen);
  if (known.success) return known.data;
  if (lang !== undefined) return localeSchema.safeParse(lang).data ?? defaultLocale;
  const [first] = wishesOf(acceptLanguage ?? '');
  return first ?? defaultLocale;
}

/** The shop's languages among those wanted, the most wanted first. */
function wishesOf(header: string): Locale[] {
  return header
    .slice(0, 400)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/\s*;\s*q=/i);
      return { locale: ours[tag.slice(0, 2).toLowerCase()], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ locale }) => locale ?? []);
}
