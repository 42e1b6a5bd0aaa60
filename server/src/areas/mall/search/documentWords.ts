import type { FindableDocument } from '../../../platform/area/Findable.ts';
import { foldText } from './foldText.ts';
import { pairsOf, splitText } from './splitWords.ts';

/** How much a word counts by where it is: in the name, beside it, or in what is told. */
type Weight = 'A' | 'B' | 'D';

/** The database takes positions up to this. */
const lastPosition = 16_383;

/**
 * A document's words as the database's `tsvector`: each with and without accents, Chinese by single characters and by
 * pairs, and neighbors of a name also as one word, because people write “gaubong” and “key chain”.
 */
export function documentWords({ name, also, about }: Pick<FindableDocument, 'name' | 'also' | 'about'>): string {
  const lexemes = new Set<string>();
  let position = 0;
  function add(lexeme: string, weight: Weight) {
    lexemes.add(`'${lexeme}':${Math.min(position, lastPosition)}${weight}`);
  }
  function addText(text: string, weight: Weight) {
    let before: string | null = null;
    for (const { word, run } of splitText(text)) {
      position += 1;
      if (run !== undefined) {
        before = null;
        for (const character of run) add(character, weight);
        for (const pair of pairsOf(run)) add(pair, weight);
        continue;
      }
      add(word.folded, weight);
      if (word.accented !== null) add(word.accented, weight);
      if (before !== null && weight !== 'D') add(before + word.folded, 'B');
      before = word.folded;
    }
  }
  for (const text of Object.values(name)) addText(text, 'A');
  for (const text of also) addText(text, 'B');
  for (const text of about) addText(text, 'D');
  return [...lexemes].join(' ');
}

/** A text by which a whole query is compared with a whole name. */
export function wholeOf(text: string): string {
  return splitText(text)
    .map(({ word, run }) => word?.folded ?? foldText(run ?? ''))
    .join(' ');
}
