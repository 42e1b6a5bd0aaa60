import type { Locale } from './locales.ts';
import type { Namespace } from './Texts.ts';

type TextsModule = { default: object };

/** Loaders of the home page's texts. All others are in a file that loads later, to keep the first one small. */
const first = import.meta.glob<TextsModule>([
  './{formTexts,texts}/*.ts',
  '../boxes/{opening,pools}/texts/*.ts',
  '../content/home/texts/*.ts',
]);

/** Loads a namespace's texts in a language, one chunk each. Rejects on failure. */
export async function loadTexts(namespace: Namespace, locale: Locale): Promise<object> {
  const path = `${folderOf(namespace)}/${locale}.ts`;
  const load = first[path] ?? (await import('./topicTexts.ts')).topicTexts[path];
  if (!load) throw new Error(`There are no texts for ${namespace} in ${locale}.`);
  return (await load()).default;
}

function folderOf(namespace: Namespace): string {
  if (namespace === 'shell') return './texts';
  return namespace === 'forms' ? './formTexts' : `../${namespace}/texts`;
}
