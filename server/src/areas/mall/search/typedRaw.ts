/**
 * A word as its typist meant it, where the keys of Telex or VNI came through: “hoojp” and “ho65p” are “hop”. The input
 * method was off, or has not composed the word yet. Null when the keys have no such meaning.
 */
export function typedRaw(word: string): string | null {
  const vni = /^[a-z]+[0-9][a-z0-9]*$/.test(word) ? word.replaceAll(/[1-9]/g, '') : null;
  if (vni !== null) return /^[a-z]{2,}$/.test(vni) ? vni : null;
  if (!/^[a-z]{2,10}$/.test(word)) return null;
  const telex = word
    .replaceAll('dd', 'd')
    // The doubled letter may come after others: “hopoj” as well as “hoopj”.
    .replaceAll(/([aeo])([a-z]{0,2}?)\1/g, '$1$2')
    .replaceAll(/([aou])w/g, '$1')
    .replaceAll('w', 'u')
    .replace(/(?<=[aeiouy][a-z]*)[sfrxj](?=[a-z]{0,2}$)/, '');
  return telex === word || telex.length < 2 ? null : telex;
}
