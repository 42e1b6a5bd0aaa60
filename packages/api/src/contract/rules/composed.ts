import * as z from 'zod/mini';

/** Text in composed form without spaces around it, so that a letter typed with combining accents counts as it reads. */
export const composed = z.pipe(
  z.string(),
  z.transform((text) => text.normalize('NFC').trim()),
);

/** How many characters a reader sees, near enough: one outside the basic plane, such as an emoji, is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}
