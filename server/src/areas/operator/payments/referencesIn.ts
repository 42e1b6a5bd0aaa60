/** The references of payments in the text of a transfer: banks change capitals, and add spaces and words of their own. */
export function referencesIn(memo: string): readonly string[] {
  const letters = memo.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return [...new Set(letters.match(/MCY[0-9A-F]{12}/g))];
}
