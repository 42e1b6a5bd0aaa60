import type { Locale } from './locales.ts';
import type { Namespace } from './Texts.ts';

type TextsModule = { default: object };

/** Loaders of the home page's texts. All others are in a file that loads later, to keep the first one small. */
const first = import.meta.glob<TextsModule>([
  './{formTexts,texts}/*.ts',
  '../boxes/{pools,tray}/texts/*.ts',
  '../content/home/texts/*.ts',
]);

/** Loads a namespace's texts in a language, one chunk each. Rejects on failure. */
export async function loadTexts(namespace: Namespace, locale: Locale): Promise<object> {
  const path = addressFrom(namespace, locale);
  const load = first[path] ?? (await import('./topicTexts.ts')).topicTexts[path];
  if (!load) throw new Error(`There are no texts for ${namespace} in ${locale}.`);
  return (await load()).default;
}

/** Where a namespace's texts are, from the sources of this package. */
export function textsFile(namespace: Namespace, locale: Locale): string {
  return addressFrom(namespace, locale)
    .replace(/^\.\//, 'i18n/')
    .replace(/^\.\.\//, '');
}

function addressFrom(namespace: Namespace, locale: Locale): string {
  const folder = namespace === 'shell' ? './texts' : namespace === 'forms' ? './formTexts' : `../${namespace}/texts`;
  return `${folder}/${locale}.ts`;
}
