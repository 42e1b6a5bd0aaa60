/** Interface languages as named in the shop's API and storage (spec §1). */
export const locales = ['vn', 'zh', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Standard language tags, for Intl, i18next, dayjs and `<html lang>`: none of them knows `vn`. */
export const localeTags = { vn: 'vi-VN', zh: 'zh-CN', en: 'en-US' } as const satisfies Record<Locale, string>;

/** Returns the locale of a language tag; Vietnamese for any the shop does not support. */
export function localeOfTag(tag: string): Locale {
  const language = tag.slice(0, 2).toLowerCase();
  return language === 'zh' || language === 'en' ? language : 'vn';
}
