import * as z from 'zod/mini';

/** Trims a text and composes its characters, so that a letter typed with combining accents counts as one. */
export const composed = z.pipe(
  z.string(),
  z.transform((text) => text.normalize('NFC').trim()),
);

/** Counts characters roughly as a reader sees them: an emoji outside the basic plane counts as one. */
export function countCharacters(text: string): number {
  return [...text].length;
}
