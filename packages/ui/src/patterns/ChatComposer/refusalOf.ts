export type Refusal = 'blank' | 'tooLong';

/** How many characters a reader counts, marks of Vietnamese not apart from their letters. */
export function lengthOf(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}

/** Why a message cannot be sent: nothing is in it (spec §5), or more than may be. What goes with it, such as a picture, is not nothing. */
export function refusalOf(text: string, { limit = Infinity, accompanied = false } = {}): Refusal | null {
  const said = text.trim();
  if (said === '' && !accompanied) return 'blank';
  return lengthOf(said) > limit ? 'tooLong' : null;
}
