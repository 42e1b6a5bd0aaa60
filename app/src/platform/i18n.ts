import { type Locale, type Namespace, createI18n, loadTexts, localeTags, locales } from '@mcy/ui/i18n';
import type { i18n } from 'i18next';
import { deviceStorage } from './deviceStorage.ts';
import { markDevice } from './markDevice.ts';

let shown: Locale = import.meta.env.SSR ? 'vn' : begin();

/** The language that `before-paint.js` found. One that a shared link names (spec §1) holds for the whole visit. */
function begin(): Locale {
  const linked = localeOf(new URLSearchParams(location.search).get('lang'));
  if (linked !== undefined) sessionStorage.setItem('locale', linked);
  // Defaults to Vietnamese.
  return localeOf(document.documentElement.dataset['locale']) ?? 'vn';
}

function localeOf(name: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === name);
}

/** Tells the server which language was chosen here, so that it renders the next page in it. */
function mark(): void {
  const chosen = deviceStorage.getItem('locale');
  if (chosen !== null) markDevice('locale', chosen);
}
if (!import.meta.env.SSR) mark();

/** Current language of the app. */
export function shownLocale(): Locale {
  return shown;
}

/** The app's texts, available once the shell's are loaded. */
export const i18nReady: Promise<i18n> = createI18n(shown);

/** The server renders in every language, each with texts of its own. */
const others = new Map<Locale, Promise<i18n>>();

/** The texts of a language, on the server. */
export function i18nIn(locale: Locale): Promise<i18n> {
  const texts = others.get(locale) ?? createI18n(locale);
  others.set(locale, texts);
  return texts;
}

/** Loads namespaces in the language that is shown, on the server in all. Rejects on failure, which i18next itself would hide. */
export async function addTexts(namespaces: readonly Namespace[]): Promise<void> {
  if (import.meta.env.SSR) {
    await Promise.all(locales.map(async (locale) => (await i18nIn(locale)).loadNamespaces(namespaces)));
    return;
  }
  // At the start the shell's texts are still on their way: these do not wait for them.
  await Promise.all(namespaces.map((namespace) => loadTexts(namespace, shown)));
  const texts = await i18nReady;
  await texts.loadNamespaces(namespaces);
}

/** Switches the language and keeps it for the next visit. Rejects without a change when its texts cannot be loaded. */
export async function chooseLocale(locale: Locale): Promise<void> {
  const texts = await i18nReady;
  // i18next loses the namespaces of keys.
  const used = Object.keys(texts.getDataByLanguage(texts.language) ?? {}) as Namespace[];
  // i18next itself would hide a failure and show the keys.
  await Promise.all(used.map((namespace) => loadTexts(namespace, locale)));
  shown = locale;
  deviceStorage.setItem('locale', locale);
  mark();
  await texts.changeLanguage(localeTags[locale]);
  document.documentElement.lang = localeTags[locale];
}
