/** A name in camel case, spelled as its place wants it. */
export interface SpelledName {
  camel: string;
  pascal: string;
  snake: string;
  /** `best wins` */
  words: string;
}

export function spellName(name: string): SpelledName {
  const parts = name.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
  const pascal = parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`).join('');
  return {
    camel: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`,
    pascal,
    snake: parts.join('_'),
    words: parts.join(' '),
  };
}

/** One of several: `friends` → `friend`, `histories` → `history`. */
export function singularOf(plural: string): string {
  return plural.replace(/ies$/, 'y').replace(/(?<=s)es$|(?<!s)s$/, '');
}
