/** A file that names this many areas is a list of them; two may be one area using another. */
const fewest = 3;

/** A pattern of an area's name in quotes or slashes, or within `(a|b)` and `{a,b}`. */
export function mentionOf(areas: readonly string[]): string {
  return `['"/(|{,](${areas.join('|')})['"/)|},]`;
}

/**
 * Files outside the areas that name several of them: a new area has to be added there. Tests that use several are not lists. `mentions` are
 * rows of `git grep -o`: a path, a colon, and what `mentionOf` found.
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
