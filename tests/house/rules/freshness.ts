import type { House } from '../house.ts';

/** The two modules that tell the query cache what is stale: by the topics of an answer, and by those of the live stream. */
const refreshing = ['packages/api/src/client/refresh.ts', 'packages/api/src/live/startLive.ts'];

const tellsCache = /\b(?:invalidateQueries|resetQueries|refetchType)\b/;
const listsCalls = /[:=]\s*\[\s*[a-z]\w*/;

/** Files that say themselves what is to be read again. An answer names the topics it touched, and each hook the topics it reads. */
export function handKeptLists(house: House): readonly string[] {
  const files = ['app/src/**/*.{ts,tsx}', 'packages/{api,forms,ui}/src/**/*.{ts,tsx}'].flatMap(house.filesOf);
  return files.filter((path) => {
    if (refreshing.includes(path) || /\.test\.tsx?$/.test(path)) return false;
    const text = house.read(path) ?? '';
    return tellsCache.test(text) || (path.endsWith('/hooks.ts') && listsCalls.test(text));
  });
}

/** Topics that a hook reads and no call belongs to: nothing ever touches them. */
export function unknownReads(house: House): readonly string[] {
  const contracts = house.filesOf('packages/api/src/*/*/*.ts').map((path) => house.read(path) ?? '');
  const known = new Set(contracts.flatMap((text) => stringsIn(text, /topic: ('[^']+')/g)));
  return house
    .filesOf('packages/api/src/*/*/hooks.ts')
    .flatMap((path) => stringsIn(house.read(path) ?? '', /\breads(?:: | = )\[([^\]]*)\]/g))
    .filter((topic) => !known.has(topic));
}

function stringsIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(([, found = '']) =>
    [...found.matchAll(/'([^']+)'/g)].map(([, topic = '']) => topic),
  );
}
