import { type i18n, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Locale, localeOfTag, localeTags } from './locales.ts';
import { loadTexts } from './loadTexts.ts';
import type { Namespace, NamespaceTexts } from './Texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: NamespaceTexts;
  }
}

/** Creates an i18next that loads a namespace only when `loadNamespaces` asks for it. */
export async function createI18n(locale: Locale, preload: readonly Namespace[] = ['shell']): Promise<i18n> {
  const instance = createInstance();
  instance.use(initReactI18next).use({
    type: 'backend' as const,
    read(tag: string, namespace: Namespace, done: (error: unknown, texts: object | null) => void) {
      loadTexts(namespace, localeOfTag(tag)).then(
        (texts) => done(null, texts),
        (error: unknown) => done(error, null),
      );
    },
  });
  await instance.init({
    lng: localeTags[locale],
    fallbackLng: false,
    load: 'currentOnly',
    ns: [...preload],
    defaultNS: 'shell',
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
  });
  return instance;
}
