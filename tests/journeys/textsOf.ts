import { type Locale, type Namespace, createI18n, localeTags } from '@mcy/ui/i18n';
import { namespaces } from '@mcy/ui/i18n/namespaces';
import type { TFunction } from 'i18next';

/** The shop's texts in a language, by namespace: `texts['boxes/opening']('open.tapToOpen')`. */
export function textsOf(locale: Locale) {
  const texts = known.get(locale) ?? createTexts(locale);
  known.set(locale, texts);
  return texts;
}

const known = new Map<Locale, ReturnType<typeof createTexts>>();

async function createTexts(locale: Locale) {
  const i18n = await createI18n(locale, namespaces);
  const tag = localeTags[locale];
  const words = Object.fromEntries(namespaces.map((namespace) => [namespace, i18n.getFixedT(tag, namespace)]));
  // Object.fromEntries forgets which function belongs to which namespace.
  return { locale, tag, ...(words as { [Name in Namespace]: TFunction<Name> }) };
}

export type ShopTexts = Awaited<ReturnType<typeof textsOf>>;
