import { type Locale, localeTags, locales } from '@mcy/api/contract';
import { previewPicture } from './previewPicture.ts';
import { type SharedItem, textsIn } from './SharedItem.ts';
import { shopItem } from './shopItem.ts';

/** Sites cut a longer description, and not at a word boundary. */
const longestDescription = 200;

export interface DescribedPage {
  locale: Locale;
  /** The page's item. */
  item: SharedItem;
  /** The title that the page itself shows, when it has no item of its own. */
  title?: string;
  /** The shop's public origin: `https://shop.example`. */
  origin: string;
  /** False for pages that search engines should not index: an unknown page or item. */
  indexed: boolean;
  /** False when only the shop's general texts are known: they do not describe this page. */
  canonical: boolean;
}

/** The page's `lang` and head tags for search engines, chats and social networks. */
export function describePage({ locale, item, title: shown, origin, indexed, canonical }: DescribedPage): {
  lang: string;
  head: string;
} {
  const { name, description } = textsIn(item, locale);
  const short = cut(description);
  const title = shown ?? (name.includes('MCY') ? name : `${name} · MCY`);
  const url = addressIn(item, locale, origin);
  const picture = new URL(previewPicture(item.image), origin).href;
  const lines = [
    titleTags(title, short),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'MCY'),
    meta('property', 'og:title', name),
    meta('property', 'og:description', short),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:alt', name),
    meta('property', 'og:locale', openGraphTag(locale)),
    ...locales
      .filter((other) => other !== locale)
      .map((other) => meta('property', 'og:locale:alternate', openGraphTag(other))),
    meta('name', 'twitter:card', 'summary'),
    meta('name', 'twitter:title', name),
    meta('name', 'twitter:description', short),
    meta('name', 'twitter:image', picture),
  ];
  if (canonical) {
    lines.push(
      meta('property', 'og:url', url),
      `<link rel="canonical" href="${escape(url)}" />`,
      ...locales.map((other) => alternate(localeTags[other], addressIn(item, other, origin))),
      alternate('x-default', addressIn(item, 'vn', origin)),
    );
  }
  if (!indexed) lines.push(meta('name', 'robots', 'noindex'));
  return { lang: localeTags[locale], head: lines.join('\n    ') };
}

/** A page's title, and what it is in a sentence or two. */
function titleTags(title: string, description: string): string {
  return `<title>${escape(title)}</title>\n    ${meta('name', 'description', description)}`;
}

/** For a page that nobody shares: the shop's own words. */
export function frameTags(title: string, locale: Locale): string {
  return titleTags(title, cut(textsIn(shopItem, locale).description));
}

/** The page's address in a language; the default language needs no parameter (spec §7). */
function addressIn(item: SharedItem, locale: Locale, origin: string): string {
  const url = new URL(item.url_meta, origin);
  if (locale !== 'vn') url.searchParams.set('lang', locale);
  return url.href;
}

function openGraphTag(locale: Locale): string {
  return localeTags[locale].replace('-', '_');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escape(content)}" />`;
}

function alternate(language: string, href: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escape(href)}" />`;
}

function cut(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longestDescription) return plain;
  const start = plain.slice(0, longestDescription);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), longestDescription / 2)).trimEnd()}…`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.toWellFormed().replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
