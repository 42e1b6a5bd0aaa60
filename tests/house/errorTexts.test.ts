import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Namespace, createI18n, localeTags, locales } from '@mcy/ui/i18n';
import { describe, expect, it } from 'vitest';
import { root } from './house.ts';

const table = readFileSync(join(root, 'docs/errors.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| `([\w/]+):([\w.]+)` \| (.+) \| (.+) \| (.+) \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, namespace = '', key = '', vn = '', zh = '', en = '']) => ({ namespace, key, words: { vn, zh, en } }));

describe('the words of the error catalog (docs/errors.md)', () => {
  it('are listed', () => expect(table.length).toBeGreaterThan(5));

  it.for(table)('$namespace:$key', async ({ namespace, key, words }) => {
    for (const locale of locales) {
      // The table uses real namespaces; a wrong one has no texts, and fails.
      const i18n = await createI18n(locale, [namespace as Namespace]);
      expect(i18n.getResource(localeTags[locale], namespace, key)).toBe(words[locale]);
    }
  });
});
