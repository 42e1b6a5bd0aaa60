import { foldText } from './foldText.ts';

/** A word of a text. */
export interface Word {
  /** Without accents; this is what is compared. */
  folded: string;
  /** As it was written, in lower case; null when it has no accents. */
  accented: string | null;
}

/** A text as its words, and its runs of Chinese characters, which have no spaces between words. */
type Piece = { word: Word; run?: never } | { word?: never; run: string };

/** Longer ones are no words of anybody. */
const longestWord = 40;

/** Splits a text into words and runs of Chinese characters, in their order. */
export function splitText(text: string): Piece[] {
  const pieces = text.normalize('NFC').match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu) ?? [];
  return pieces.flatMap((piece): Piece[] => {
    if (/\p{Script=Han}/u.test(piece)) return [{ run: piece }];
    const accented = piece.toLowerCase().slice(0, longestWord);
    const folded = foldText(accented);
    // Accents without a letter are no word, and an empty lexeme is no query.
    return folded === '' ? [] : [{ word: { folded, accented: accented === folded ? null : accented } }];
  });
}

/** A run of Chinese characters as pairs of neighbors; one character is itself. */
export function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, place) => `${characters[place]}${character}`);
}
