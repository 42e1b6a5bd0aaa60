import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@mcy/ui/i18n';
import { namespaces } from '@mcy/ui/i18n/namespaces';
import { filesOf, root } from './house.ts';
import { faultsOfTranslation, type Tree } from './rules/texts.ts';

const folders = filesOf('packages/ui/src/{i18n/texts,*/*/texts,i18n/formTexts}/vn.ts').map((path) =>
  path.replace('/vn.ts', ''),
);

describe('texts', () => {
  it('are registered as namespaces, one per folder', () => {
    expect(folders.map(namespaceOf).toSorted()).toEqual(namespaces.toSorted());
  });

  it.for(folders.filter((folder) => !folder.includes('/i18n/')))('%s is declared beside them', (folder) => {
    const source = readFileSync(join(root, folder, 'vn.ts'), 'utf8');
    expect(source).toContain(`'${namespaceOf(folder)}': typeof texts;`);
  });

  it.for(folders)('%s has the same keys in every language', async (folder) => {
    const original = await textsOf(folder, 'vn');
    for (const locale of locales) {
      expect(faultsOfTranslation(original, await textsOf(folder, locale)), locale).toEqual([]);
    }
  });
});

/** Where a tab's page has its title. */
const pagesOfTabs = [
  ['card', 'packages/ui/src/boxes/pools/texts', ['mysteryBoxes', 'title']],
  ['forum', 'packages/ui/src/system/coming/texts', ['parts', 'forum', 'screens', '/pages/index/forum']],
  ['activity', 'packages/ui/src/system/coming/texts', ['parts', 'rooms', 'screens', '/pages/index/activity']],
  ['mine', 'packages/ui/src/account/profile/texts', ['mine', 'title']],
] as const;

it.for(pagesOfTabs)('the page behind the tab %s says what the tab promised', async ([tab, folder, keys]) => {
  for (const locale of locales) {
    const label = textAt(await textsOf('packages/ui/src/i18n/texts', locale), ['tabs', tab]);
    expect(textAt(await textsOf(folder, locale), keys), locale).toContain(label);
  }
});

function textAt(texts: Tree, keys: readonly string[]): string {
  const text = keys.reduce<Tree | string | undefined>(
    (part, key) => (typeof part === 'object' ? part[key] : undefined),
    texts,
  );
  if (typeof text !== 'string') throw new Error(`There is no text ${keys.join('.')}.`);
  return text;
}

/** A topic by its folder; texts of every screen are `shell`, those of every form `forms`. */
function namespaceOf(folder: string): string {
  if (basename(folder) === 'formTexts') return 'forms';
  return relative('packages/ui/src', dirname(folder)).replace('i18n', 'shell');
}

async function textsOf(folder: string, locale: Locale): Promise<Tree> {
  // A texts module has one default export, a tree of strings.
  const module = (await import(pathToFileURL(join(root, folder, `${locale}.ts`)).href)) as { default: Tree };
  return module.default;
}
