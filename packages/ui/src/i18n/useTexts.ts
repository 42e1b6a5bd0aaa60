import type { Namespace as Namespaces, TFunction, i18n } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { type LookUp, remembering } from './remembering.ts';
import { LanguageContext } from './TextsProvider.tsx';

/** What all components share that use the same instance, by language and namespaces; a promise while they load. */
type Shared = Map<string, LookUp | Promise<unknown>>;

const sharedOf = new WeakMap<i18n, Shared>();

/**
 * `useTranslation` of react-i18next for components that a page shows by the hundred: it has no state, and all share what that one keeps in
 * each, which is a third of a card's memory.
 */
export function useTexts<const Used extends Namespaces>(namespaces: Used): TFunction<Used> {
  'use no memo';
  const context = use(I18nContext);
  if (context === undefined) throw new Error('useTexts found no texts: put a TextsProvider around the app.');
  const language = use(LanguageContext) ?? context.i18n.language;
  let texts = textsOf(context.i18n, language, namespaces);
  if (texts instanceof Promise) {
    use(texts);
    texts = textsOf(context.i18n, language, namespaces);
  }
  const kept: unknown = texts;
  // Kept under the namespaces that type it.
  return kept as TFunction<Used>;
}

function textsOf(instance: i18n, language: string, namespaces: Namespaces) {
  let texts = sharedOf.get(instance);
  if (texts === undefined) sharedOf.set(instance, (texts = new Map()));
  const key = `${language} ${String(namespaces)}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const names = [namespaces].flat().filter((name) => name !== undefined);
  const loaded = names.every((name) => instance.hasLoadedNamespace(name, { lng: language }));
  const t: unknown = instance.getFixedT(language, names);
  const found = loaded
    ? // Its type is given back where the namespaces are known.
      remembering(t as LookUp)
    : instance.loadNamespaces(names).finally(() => sharedOf.get(instance)?.delete(key));
  texts.set(key, found);
  return found;
}
