/** Areas that a file must name to be a list of them; two are a use of one by another. */
const fewest = 3;

/**
 * Files outside of every area that name several: a new area has to be added to them. Tests that use several are no lists.
 * `mentions` are rows of `git grep -o`: a path, a colon, and the area in quotes or slashes.
 */
export function findCentral(mentions: readonly string[], areas: readonly string[]): readonly string[] {
  const named = new Map<string, Set<string>>();
  for (const mention of mentions) {
    const [path = '', word = ''] = mention.split(':');
    const isOwn = path.split('/').some((folder) => areas.includes(folder));
    if (isOwn || /\.test\.tsx?$/.test(path)) continue;
    const area = word.replaceAll(/[^a-z]/gi, '').toLowerCase();
    named.set(path, (named.get(path) ?? new Set()).add(area));
  }
  return [...named].flatMap(([path, { size }]) => (size >= fewest ? [path] : [])).toSorted();
}
