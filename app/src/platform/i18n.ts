import { type Locale, type Namespace, createI18n, loadTexts, localeTags, locales } from '@mcy/ui/i18n';
import type { i18n } from 'i18next';

// A shared link sets the language (spec §1) for the whole visit, unless one was chosen on this device.
const linked = new URLSearchParams(location.search).get('lang');
if (linked !== null) sessionStorage.setItem('locale', linked);
const wanted = localStorage.getItem('locale') ?? sessionStorage.getItem('locale');
// Defaults to Vietnamese.
let shown: Locale = locales.find((locale) => locale === wanted) ?? 'vn';

/** Current language of the app. */
export function shownLocale(): Locale {
  return shown;
}

/** The app's texts, available once the shell's are loaded. */
export const i18nReady: Promise<i18n> = createI18n(shown);

/** Switches the language and keeps it for the next visit. Rejects without a change when its texts cannot be loaded. */
export async function chooseLocale(locale: Locale): Promise<void> {
  const texts = await i18nReady;
  // i18next loses the namespaces of keys.
  const used = Object.keys(texts.getDataByLanguage(texts.language) ?? {}) as Namespace[];
  // i18next itself would hide a failure and show the keys.
  await Promise.all(used.map((namespace) => loadTexts(namespace, locale)));
  shown = locale;
  localStorage.setItem('locale', locale);
  await texts.changeLanguage(localeTags[locale]);
  document.documentElement.lang = localeTags[locale];
}
