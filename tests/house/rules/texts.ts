export type Tree = { readonly [key: string]: string | Tree };

/** Finds the faults of a translation: missing or extra keys, different placeholders, empty texts. */
export function faultsOfTranslation(original: Tree, translation: Tree): readonly string[] {
  const originals = new Map(leaves(original));
  const others = new Map(leaves(translation));
  const faults = [...originals.keys()].filter((key) => !others.has(key)).map((key) => `lacks ${key}`);
  for (const [key, text] of others) {
    // A language may need a singular that Vietnamese does not have, and it may omit its number: "one draw".
    const singular = key.endsWith('_one');
    const source = originals.get(key) ?? (singular ? originals.get(key.replace(/_one$/, '_other')) : undefined);
    if (source === undefined) faults.push(`has ${key}, which the original lacks`);
    if (text.trim() === '') faults.push(`${key} is empty`);
    const [wanted, given] = [placeholders(source ?? ''), placeholders(text)];
    const same = given.every((name) => wanted.includes(name)) && (singular || given.length === wanted.length);
    if (source !== undefined && !same) faults.push(`${key} has the placeholders ${given.join(', ')}`);
  }
  return faults;
}

function leaves(tree: Tree, prefix = ''): readonly [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): readonly [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}

function placeholders(text: string): readonly string[] {
  const found = text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<(\w+)>/g);
  return [...new Set([...found].map((match) => match[1] ?? match[2] ?? ''))];
}
