const accents: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  d: 'ḋ',
  e: 'ë',
  g: 'ğ',
  h: 'ħ',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  r: 'ř',
  s: 'š',
  t: 'ŧ',
  u: 'ü',
  y: 'ÿ',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  D: 'Ḋ',
  E: 'Ë',
  G: 'Ğ',
  H: 'Ħ',
  I: 'Ï',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ř',
  S: 'Š',
  T: 'Ŧ',
  U: 'Ü',
  Y: 'Ÿ',
  Z: 'Ž',
};

/** Parts of a text that are never translated: placeholders, nested keys, markup and character entities. */
const untouched = /(\{\{.*?\}\}|\$t\(.*?\)|<\/?\w[^<>]*>|&#?\w+;)/;
const vowel = /[aeiouy]/i;

/**
 * How much longer texts become, as a share of their letters: German and Russian need about that much more than English.
 */
const growth = 0.4;

/**
 * Pseudo-localizes a text: brackets, accents on every letter, about 40 % longer.
 * Text without brackets on a screen never reached a translator; text with a missing bracket is cut off.
 */
export function pseudoLocalise(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.normalize('NFC')) ?? [];
  let owed = 0;
  const longer = inner.split(untouched).map((part, index) => {
    // Odd parts are the pattern's captures.
    if (index % 2 === 1) return part;
    return Array.from(part, (letter) => {
      if (!/\p{L}/u.test(letter)) return letter;
      owed += growth;
      const accented = accents[letter] ?? letter;
      // Only vowels repeat, so that words stay pronounceable and break at the same places.
      if (owed < 1 || !vowel.test(letter.normalize('NFD').charAt(0))) return accented;
      owed -= 1;
      return accented + accented.toLowerCase();
    }).join('');
  });
  return `${before}[${longer.join('')}]${after}`;
}

/** Pseudo-localizes a tree of texts, such as a namespace. */
export function pseudoLocaliseTree(tree: object): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [key, pseudoLocalise(value)];
      return [key, typeof value === 'object' && value !== null ? pseudoLocaliseTree(value) : value];
    }),
  );
}
