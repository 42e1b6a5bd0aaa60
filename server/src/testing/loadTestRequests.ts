import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestRequests } from './TestRequests.ts';

const areas = resolve(import.meta.dirname, '../areas');

/** What all topics tell, joined; `publicIds` by topic. */
export type JoinedRequests = Required<Omit<TestRequests, 'publicIds' | 'days'>> & {
  publicIds: Readonly<Record<string, readonly string[]>>;
  days: readonly NonNullable<TestRequests['days']>[];
};

/** What all topics tell. Throws when two of them speak of the same path. */
export async function loadTestRequests(): Promise<JoinedRequests> {
  const files = globSync('*/*/testRequests.ts', { cwd: areas }).toSorted();
  const topics = await Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(pathToFileURL(join(areas, file)).href);
      // The folder's rule: such a file exports its requests under this name.
      return { topic: dirname(file), ...(module as { testRequests: TestRequests }).testRequests };
    }),
  );
  return {
    examples: joinOnce(topics.map(({ examples }) => examples)),
    owned: joinOnce(topics.map(({ owned }) => owned)),
    routes: joinOnce(topics.map(({ routes }) => routes)),
    publicIds: Object.fromEntries(topics.map(({ topic, publicIds = [] }) => [topic, publicIds])),
    days: topics.flatMap(({ days = [] }) => days),
  };
}

function joinOnce<Value>(
  parts: readonly (Readonly<Record<string, Value>> | undefined)[],
): Readonly<Record<string, Value>> {
  const entries = parts.flatMap((part = {}) => Object.entries(part));
  const joined = Object.fromEntries(entries);
  const twice = entries.find(([name], index) => entries.findIndex(([other]) => other === name) !== index);
  if (twice) throw new Error(`Two topics tell the tests of ${twice[0]} in testRequests.ts`);
  return joined;
}
