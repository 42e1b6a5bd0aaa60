import type { Locale } from './locales.ts';
import type { Namespace } from './Texts.ts';

type TextsModule = { default: object };

/** What the home page shows. All other texts are listed in a file that comes later: the first one has no room for every topic. */
const first = import.meta.glob<TextsModule>([
  './{formTexts,texts}/*.ts',
  '../boxes/{opening,pools}/texts/*.ts',
  '../content/home/texts/*.ts',
]);

/** Loads a namespace's texts in a language: one chunk for each. Rejects when it cannot be loaded. */
export async function loadTexts(namespace: Namespace, locale: Locale): Promise<object> {
  const path = `${folderOf(namespace)}/${locale}.ts`;
  const load = first[path] ?? (await import('./topicTexts.ts')).topicTexts[path];
  if (!load) throw new Error(`There are no texts of ${namespace} in ${locale}.`);
  return (await load()).default;
}

function folderOf(namespace: Namespace): string {
  if (namespace === 'shell') return './texts';
  return namespace === 'forms' ? './formTexts' : `../${namespace}/texts`;
}
