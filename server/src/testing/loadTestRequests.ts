import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestRequests } from './TestRequests.ts';

const areas = resolve(import.meta.dirname, '../areas');

/** What all topics tell, joined. */
export async function loadTestRequests(): Promise<Required<TestRequests>> {
  const files = globSync('*/*/testRequests.ts', { cwd: areas }).toSorted();
  const topics = await Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(pathToFileURL(join(areas, file)).href);
      // The folder's rule: such a file exports its requests under this name.
      return (module as { testRequests: TestRequests }).testRequests;
    }),
  );
  return {
    examples: Object.assign({}, ...topics.map(({ examples }) => examples)) as Required<TestRequests>['examples'],
    owned: Object.assign({}, ...topics.map(({ owned }) => owned)) as Required<TestRequests>['owned'],
    publicIds: topics.flatMap(({ publicIds = [] }) => publicIds),
    routes: Object.assign({}, ...topics.map(({ routes }) => routes)) as Required<TestRequests>['routes'],
  };
}
