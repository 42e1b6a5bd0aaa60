import * as z from 'zod/mini';

/** Interface languages on the wire and in storage (spec §1). Vietnamese is the default. */
export const locales = ['vn', 'zh', 'en'] as const;

export const localeSchema = z.enum(locales);
export type Locale = z.infer<typeof localeSchema>;

export const defaultLocale: Locale = 'vn';

/** Standard language tags, for Intl, `<html lang>` and `hreflang`: none of them knows `vn`. */
export const localeTags = { vn: 'vi-VN', zh: 'zh-CN', en: 'en-US' } as const satisfies Record<Locale, string>;

/** A text in all the shop's languages. */
export type Translated = Record<Locale, string>;
