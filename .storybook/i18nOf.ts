import { createI18n, type Locale, type Namespace, namespaces } from '@mcy/ui/i18n';

type Texts = Awaited<ReturnType<typeof createI18n>>;

const loaded = new Map<Locale, Texts>();

/** Loads the interface's texts in a language, every namespace of it, so that no story waits for a chunk. */
export async function loadI18n(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await createI18n(locale, Object.keys(namespaces) as Namespace[]));
}

/** The texts of a language that is loaded. */
export function i18nOf(locale: Locale): Texts {
  const texts = loaded.get(locale);
  if (!texts) throw new Error(`The texts of ${locale} are not loaded: the preview's loader does so before any story.`);
  return texts;
}
