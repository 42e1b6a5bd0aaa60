import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { locales, namespaces } from '@mcy/ui/i18n';
import { filesOf, root } from './house.ts';

type Tree = { readonly [key: string]: string | Tree };

const folders = filesOf('packages/ui/src/*/texts/vn.ts').map((path) => path.replace('/vn.ts', ''));

describe('texts', () => {
  it('are registered as namespaces, one a folder', () => {
    expect(folders.map((folder) => basename(dirname(folder)).replace('i18n', 'shell')).toSorted()).toEqual(
      Object.keys(namespaces).toSorted(),
    );
  });

  it.for(folders)('%s says the same things in every language', async (folder) => {
    const [vn, ...others] = await Promise.all(locales.map((locale) => flatten(folder, locale)));
    for (const other of others) {
      expect(other.locale && missing(vn?.texts, other.texts), `${other.locale} lacks`).toEqual([]);
      expect(
        missing(other.texts, vn?.texts).filter((key) => !key.endsWith('_one')),
        `vn lacks what ${other.locale} has`,
      ).toEqual([]);
      for (const [key, text] of other.texts) {
        const original = vn?.texts.get(key) ?? vn?.texts.get(key.replace(/_one$/, '_other')) ?? '';
        // A singular may leave its number out: "one draw".
        const wanted = key.endsWith('_one')
          ? variables(text).filter((name) => !variables(original).includes(name))
          : variables(text);
        expect(wanted, `variables of ${other.locale} ${key}`).toEqual(key.endsWith('_one') ? [] : variables(original));
      }
    }
  });

  it.for(folders)('%s has no empty text and no key left as text', async (folder) => {
    for (const locale of locales) {
      const { texts } = await flatten(folder, locale);
      for (const [key, text] of texts) expect(text.trim(), `${locale} ${key}`).not.toBe('');
    }
  });
});

async function flatten(
  folder: string,
  locale: string,
): Promise<{ locale: string; texts: ReadonlyMap<string, string> }> {
  // A module of texts has one default export, a tree of strings.
  const module = (await import(pathToFileURL(join(root, folder, `${locale}.ts`)).href)) as { default: Tree };
  return { locale, texts: new Map(leaves(module.default)) };
}

function leaves(tree: Tree, prefix = ''): readonly [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): readonly [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}

function missing(
  wanted: ReadonlyMap<string, string> | undefined,
  present: ReadonlyMap<string, string> | undefined,
): string[] {
  return [...(wanted?.keys() ?? [])].filter((key) => present?.has(key) !== true);
}

function variables(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<(\w+)>/g)].map((match) => match[1] ?? match[2] ?? '')),
  ].toSorted();
}
