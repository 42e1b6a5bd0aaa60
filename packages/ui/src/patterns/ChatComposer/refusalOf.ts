export type Refusal = 'blank' | 'tooLong';

/** Counts characters as a reader does: Vietnamese marks belong to their letters. */
export function lengthOf(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}

/**
 * Returns why a message cannot be sent: blank (spec §5), or too long. Attachments, such as a picture, make it
 * non-blank.
 */
export function refusalOf(text: string, { limit = Infinity, accompanied = false } = {}): Refusal | null {
  const said = text.trim();
  if (said === '' && !accompanied) return 'blank';
  return lengthOf(said) > limit ? 'tooLong' : null;
}
