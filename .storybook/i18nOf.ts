import { createI18n, localeTags } from '@mcy/ui/i18n';
import { namespaces } from '@mcy/ui/i18n/namespaces';
import { pseudoLocaliseTree } from './pseudo/pseudoLocalise.ts';
import { localeBehind, type StoryLocale } from './storyLocales.ts';

type Texts = Awaited<ReturnType<typeof createI18n>>;

const loaded = new Map<StoryLocale, Texts>();

/** Loads every namespace of a language, so that no story waits for a chunk. */
export async function loadI18n(locale: StoryLocale): Promise<void> {
  if (loaded.has(locale)) return;
  const texts = await createI18n(localeBehind(locale), namespaces);
  if (locale === 'pseudo') pseudoLocaliseAll(texts);
  loaded.set(locale, texts);
}

/** Returns the texts of a loaded language. */
export function i18nOf(locale: StoryLocale): Texts {
  const texts = loaded.get(locale);
  if (!texts) throw new Error(`The texts of ${locale} are not loaded: the preview's loader does so before any story.`);
  return texts;
}

function pseudoLocaliseAll(texts: Texts): void {
  const tag = localeTags[localeBehind('pseudo')];
  for (const namespace of namespaces) {
    const bundle: unknown = texts.getResourceBundle(tag, namespace);
    if (typeof bundle !== 'object' || bundle === null) continue;
    // Not deep: that would write into the bundle, which the Vietnamese texts share.
    texts.addResourceBundle(tag, namespace, pseudoLocaliseTree(bundle), false, true);
  }
}
