import type { Locale, Translated } from '@mcy/api/contract';

/** What a shared link shows of its page, named as in spec §3: `name` and `description` are the Chinese texts. */
export interface SharedItem {
  name: string;
  name_vn: string;
  name_en: string;
  description: string;
  description_vn: string;
  description_en: string;
  /** Address of a picture on this server. */
  image: string;
  /** The page's path with only the parameter that identifies the item. */
  url_meta: string;
}

/** Builds a shared item from texts of the database or the catalog. */
export function sharedItem(item: {
  name: Translated;
  description: Translated;
  image: string;
  url_meta: string;
}): SharedItem {
  const { name, description, image, url_meta } = item;
  return {
    name: name.zh,
    name_vn: name.vn,
    name_en: name.en,
    description: description.zh,
    description_vn: description.vn,
    description_en: description.en,
    image,
    url_meta,
  };
}

/** Name and description in one language. */
export function textsIn(item: SharedItem, locale: Locale): { name: string; description: string } {
  if (locale === 'vn') return { name: item.name_vn, description: item.description_vn };
  if (locale === 'en') return { name: item.name_en, description: item.description_en };
  return { name: item.name, description: item.description };
}
