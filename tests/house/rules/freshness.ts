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

/** Topics that are touched or read and that no call has, such as one with a typing error, and touches whose topic cannot be told. */
export function unknownTopics(house: House): readonly string[] {
  const contracts = house.filesOf('packages/api/src/*/*/*.ts').map((path) => house.read(path) ?? '');
  // As the dispatcher touches the topic of its call.
  const known = new Set([...contracts.flatMap((text) => namesIn(text, /\btopic: ('[^']+')/g)), 'topic']);
  const server = house.filesOf('server/src/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  const used = [
    ...server.flatMap((path) => namesIn(house.read(path) ?? '', /(?<!function )\btouch\(\s*[^,()]+,([^,]+),/g)),
    ...server.flatMap((path) => namesIn(house.read(path) ?? '', /: Topic = ([^;]+);/g)),
    ...house
      .filesOf('packages/api/src/*/*/*.ts')
      .flatMap((path) => namesIn(house.read(path) ?? '', /\breads(?:: | = )\[([^\]]*)\]/g)),
  ];
  const constants = server.flatMap((path) => namesIn(house.read(path) ?? '', /const (\w+): Topic = /g));
  return used.filter((name) => !known.has(name) && !constants.includes(name));
}

/** What a pattern finds: the strings in it, or the name of what holds one. */
function namesIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(([, found = '']) => {
    const strings = [...found.matchAll(/'([^']+)'/g)].map(([, string = '']) => string);
    return strings.length > 0 ? strings : [found.trim()];
  });
}
