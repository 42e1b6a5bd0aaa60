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

/** With an article, where a person would write one: `a gem`, `an address`, `friends`, `in`. */
export function aOrAn(words: string): string {
  const isOne = singularOf(words) === words && !/(^|\s)(in|out|on|off|up|down|all|back|again)$/.test(words);
  return isOne && words !== '' ? `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}` : words;
}

/** What somebody does, from a verb and what follows: `smelt gem` → `smelts a gem`, `try again` → `tries again`. */
export function inThirdPerson(words: string): string {
  const [verb = '', ...rest] = words.split(' ');
  const does = /[^aeiou]y$/.test(verb)
    ? verb.replace(/y$/, 'ies')
    : /(?:s|x|z|ch|sh|o)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`;
  return [does, aOrAn(rest.join(' '))].filter(Boolean).join(' ');
}
