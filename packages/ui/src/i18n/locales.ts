/** Interface languages as the shop's API and storage name them (spec §1). */
export const locales = ['vn', 'zh', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The standard language tag of each, for Intl, i18next, dayjs and `<html lang>`: `vn` itself is not a language to any of them. */
export const localeTags = { vn: 'vi-VN', zh: 'zh-CN', en: 'en-US' } as const satisfies Record<Locale, string>;

/** The locale behind a language tag; Vietnamese for one the shop does not speak. */
export function localeOfTag(tag: string): Locale {
  const language = tag.slice(0, 2).toLowerCase();
  return language === 'zh' || language === 'en' ? language : 'vn';
}
