import type { Namespace } from './Texts.ts';

/** Loaders of every topic's texts, by file. New topics need no line here. */
export const topicTexts = import.meta.glob<{ default: object }>('../*/*/texts/*.ts');

/** Every namespace: for Storybook and tests, which load all texts at once. */
export const namespaces: readonly Namespace[] = [
  'shell',
  'forms',
  // Folder names, which each topic declares as a namespace beside its texts.
  ...(Object.keys(topicTexts)
    .filter((path) => path.endsWith('/vn.ts'))
    .map((path) => path.slice('../'.length, -'/texts/vn.ts'.length)) as Namespace[]),
];
