import type { Namespace as Namespaces, TFunction, i18n } from 'i18next';
import { use, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';

/** What all components share that use the same instance. */
interface Shared {
  subscribe: (onChange: () => void) => () => void;
  language: () => string;
  /** By language and namespaces; a promise while they load. */
  texts: Map<string, TFunction | Promise<unknown>>;
}

const sharedOf = new WeakMap<i18n, Shared>();

/**
 * `useTranslation` of react-i18next for components that a page shows by the hundred: all share what that one keeps in each, which is a
 * third of a card's memory.
 */
export function useTexts<const Used extends Namespaces>(namespaces: Used): TFunction<Used> {
  const context = use(I18nContext);
  if (context === undefined) throw new Error('useTexts found no texts: put an I18nextProvider around the app.');
  const shared = sharedBy(context.i18n);
  const language = useSyncExternalStore(shared.subscribe, shared.language, shared.language);
  let texts = textsOf(context.i18n, shared, language, namespaces);
  if (texts instanceof Promise) {
    use(texts);
    texts = textsOf(context.i18n, shared, language, namespaces);
  }
  // Kept under the namespaces that type it.
  return texts as TFunction<Used>;
}

function sharedBy(instance: i18n): Shared {
  let shared = sharedOf.get(instance);
  if (shared === undefined) {
    shared = {
      subscribe(onChange) {
        instance.on('languageChanged', onChange);
        return () => instance.off('languageChanged', onChange);
      },
      language: () => instance.language,
      texts: new Map(),
    };
    sharedOf.set(instance, shared);
  }
  return shared;
}

function textsOf(instance: i18n, { texts }: Shared, language: string, namespaces: Namespaces) {
  const key = `${language} ${String(namespaces)}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const names = [namespaces].flat().filter((name) => name !== undefined);
  const loaded = names.every((name) => instance.hasLoadedNamespace(name, { lng: language }));
  const found = loaded
    ? remembering(instance.getFixedT(language, names))
    : instance.loadNamespaces(names).finally(() => texts.delete(key));
  texts.set(key, found);
  return found;
}

/** A text without values is looked up once. */
function remembering(t: TFunction): TFunction {
  const known = new Map<unknown, unknown>();
  const lookUp = (...asked: Parameters<TFunction>) => {
    if (asked.length > 1) return t(...asked);
    const [key] = asked;
    let text = known.get(key);
    if (text === undefined) known.set(key, (text = t(...asked)));
    return text;
  };
  // It answers whatever `t` does, which only a type of i18next's own can say.
  return lookUp as TFunction;
}
