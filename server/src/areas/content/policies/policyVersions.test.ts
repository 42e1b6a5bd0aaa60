import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentTypes } from '@mcy/api/content/policies/contract';
import { locales } from '@mcy/api/contract';
import { describe, expect, it } from 'vitest';
import { policyVersions, versionAt } from './policyVersions.ts';
import { policyFile, readPolicyText } from './readPolicyText.ts';

const published = documentTypes.flatMap((type) => policyVersions[type].map((version) => ({ type, ...version })));
const named = published.map((version) => [`${version.type} ${version.version}`, version] as const);

describe('a published version', () => {
  it.each(named)('%s contains the words that people agreed to', (_name, { type, version, sha256 }) => {
    const found = Object.fromEntries(
      locales.map((locale) => [
        locale,
        createHash('sha256')
          .update(readFileSync(policyFile(type, version, locale)))
          .digest('hex'),
      ]),
    );
    expect(found, 'Never edit a published text: put the new words into a new version.').toEqual(sha256);
  });

  it.each(named)(
    '%s has the same sections in each language, and something in each',
    async (_name, { type, version }) => {
      const [original, ...others] = await Promise.all(
        locales.map(async (locale) => (await readPolicyText(type, version, locale)).sections),
      );
      const shape = original?.map(({ id, paragraphs }) => [
        id,
        paragraphs.map((paragraph) => [paragraph].flat().length),
      ]);
      expect(original?.length).toBeGreaterThan(5);
      expect(original?.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
      expect(new Set(original?.map(({ id }) => id)).size).toBe(original?.length);
      for (const sections of others) {
        expect(sections.map(({ id, paragraphs }) => [id, paragraphs.map((each) => [each].flat().length)])).toEqual(
          shape,
        );
      }
    },
  );

  it('includes every file of the folder, and no other', () => {
    const files = globSync('*/*/*.md', { cwd: join(import.meta.dirname, 'documents') });
    const known = published.flatMap(({ type, version }) =>
      locales.map((locale) => join(type, String(version), `${locale}.md`)),
    );
    expect(files.toSorted()).toEqual(known.toSorted());
  });

  it('is numbered consecutively, each from a later day', () => {
    for (const type of documentTypes) {
      const versions = policyVersions[type];
      expect(versions.map(({ version }) => version)).toEqual(versions.map((_each, place) => place + 1));
      const days = versions.map(({ effective_from }) => effective_from);
      expect(days).toEqual([...new Set(days)].toSorted());
    }
  });
});

describe('the current version', () => {
  const versions: Parameters<typeof versionAt<{ effective_from: string }>>[0] = [
    { effective_from: '2026-11-01' },
    { effective_from: '2027-01-01' },
  ];

  it.for([
    ['2026-12-31T16:59:59Z', '2026-11-01'],
    // Midnight in Vietnam.
    ['2026-12-31T17:00:00Z', '2027-01-01'],
    ['2020-01-01T00:00:00Z', '2026-11-01'],
  ])('at %s is the one of %s', ([moment = '', day]) => {
    expect(versionAt(versions, new Date(moment)).effective_from).toBe(day);
  });
});
