/** Letters from which two errors are forgiven instead of one. */
const longWord = 7;
const shortestForgiven = 3;
const longestForgiven = 20;

/** Errors that are forgiven in a word. */
export function errorsForgiven(word: string): 0 | 1 | 2 {
  if (word.length < shortestForgiven || word.length > longestForgiven || !/^[a-z]+$/.test(word)) return 0;
  return word.length < longWord ? 1 : 2;
}

/** A word, and what is left of it without as many letters as errors are forgiven: two similar words have one in common. */
export function remainsOf(word: string): string[] {
  const remains = new Set([word]);
  for (let errors = errorsForgiven(word); errors > 0; errors -= 1) {
    const longer = [...remains];
    for (const one of longer) {
      for (let place = 0; place < one.length; place += 1) remains.add(one.slice(0, place) + one.slice(place + 1));
    }
  }
  return [...remains];
}
