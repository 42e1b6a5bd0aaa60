import { type Locale, type Namespace, createI18n, loadTexts, localeTags, locales } from '@mcy/ui/i18n';
import type { i18n } from 'i18next';

// A link that was shared says in which language (spec §1), for the whole visit, to whom has chosen none on this device.
const linked = new URLSearchParams(location.search).get('lang');
if (linked !== null) sessionStorage.setItem('locale', linked);
const wanted = localStorage.getItem('locale') ?? sessionStorage.getItem('locale');
// Vietnamese where nothing does.
let shown: Locale = locales.find((locale) => locale === wanted) ?? 'vn';

/** The language the app is shown in. */
export function shownLocale(): Locale {
  return shown;
}

/** The app's texts, there once the shell's are loaded. */
export const i18nReady: Promise<i18n> = createI18n(shown);

/** Shows the app in a language and keeps it for the next visit. Rejects, and changes nothing, when its texts cannot be loaded. */
export async function chooseLocale(locale: Locale): Promise<void> {
  const texts = await i18nReady;
  // i18next forgets that the keys are namespaces.
  const used = Object.keys(texts.getDataByLanguage(texts.language) ?? {}) as Namespace[];
  // i18next itself would hide a failure and show the keys.
  await Promise.all(used.map((namespace) => loadTexts(namespace, locale)));
  shown = locale;
  localStorage.setItem('locale', locale);
  await texts.changeLanguage(localeTags[locale]);
  document.documentElement.lang = localeTags[locale];
}
