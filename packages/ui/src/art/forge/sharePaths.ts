/** Writes a path that occurs more than once only once, and uses it elsewhere. */
export function sharePaths(defs: string, drawn: string, prefix: string): readonly [defs: string, drawn: string] {
  const counts = new Map<string, number>();
  for (const [, path = ''] of (defs + drawn).matchAll(/<path d="([^"]+)"/g))
    counts.set(path, (counts.get(path) ?? 0) + 1);
  const shared = [...counts].filter(([path, count]) => count > 1 && path.length > 30).map(([path]) => path);
  const names = new Map(shared.map((path, index) => [path, `${prefix}p${index.toString(36)}`]));
  const shorten = (text: string): string =>
    text.replace(/<path d="([^"]+)"/g, (whole, path: string) => {
      const name = names.get(path);
      return name === undefined ? whole : `<use href="#${name}"`;
    });
  const paths = [...names].map(([path, name]) => `<path id="${name}" d="${path}"/>`).join('');
  return [paths + shorten(defs), shorten(drawn)];
}
