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

/** What a text may hold that nobody translates: placeholders, nested keys, marks of markup and of characters. */
const untouched = /(\{\{.*?\}\}|\$t\(.*?\)|<\/?\w[^<>]*>|&#?\w+;)/;
const vowel = /[aeiouy]/i;

/** How much longer a text becomes, as a share of its letters: German and Russian need about as much over English. */
const growth = 0.4;

/**
 * A text as the pseudo-language says it: in brackets, every letter accented, about 40 % longer.
 * What stands in no brackets on a screen was never handed to a translator; what loses one is cut off.
 */
export function pseudoLocalise(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.normalize('NFC')) ?? [];
  let owed = 0;
  const longer = inner.split(untouched).map((part, index) => {
    // Odd parts are what the pattern caught.
    if (index % 2 === 1) return part;
    return Array.from(part, (letter) => {
      if (!/\p{L}/u.test(letter)) return letter;
      owed += growth;
      const accented = accents[letter] ?? letter;
      // Only vowels are drawn out, so that a word stays one that could be said, and breaks where it did.
      if (owed < 1 || !vowel.test(letter.normalize('NFD').charAt(0))) return accented;
      owed -= 1;
      return accented + accented.toLowerCase();
    }).join('');
  });
  return `${before}[${longer.join('')}]${after}`;
}

/** A tree of texts, such as a namespace's, with every text pseudo-localised. */
export function pseudoLocaliseTree(tree: object): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [key, pseudoLocalise(value)];
      return [key, typeof value === 'object' && value !== null ? pseudoLocaliseTree(value) : value];
    }),
  );
}
