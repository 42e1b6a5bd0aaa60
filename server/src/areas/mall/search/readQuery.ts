import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { countErrors } from './countErrors.ts';
import { wholeOf } from './documentWords.ts';
import { allOf, type QueryTerm } from './QueryTerm.ts';
import { errorsForgiven, remainsOf } from './remainsOf.ts';
import { pairsOf, splitText } from './splitWords.ts';
import { typedRaw } from './typedRaw.ts';

/** A query as the search understands it. */
export interface ReadQuery {
  /** Without accents and errors, to compare it with whole names. */
  whole: string;
  terms: readonly QueryTerm[];
  /** As `tsquery`: what fits all terms; what also has the accents that were typed, null when none were. */
  all: string;
  accented: string | null;
  /** True when a word was read as another one. */
  corrected: boolean;
}

/** Terms that are looked for; nobody means more. */
export const mostTerms = 8;
/** Words that a mistyped one is read as. */
const mostMeanings = 4;

/** Reads what was typed; null when there is no word in it. */
export async function readQuery(db: Database, typed: string): Promise<ReadQuery | null> {
  const pieces = splitText(typed).slice(0, mostTerms);
  if (pieces.length === 0) return null;
  const words = pieces.flatMap(({ word }) => (word ? [word.folded] : []));
  const joined = words.slice(1).map((word, place) => `${words[place]}${word}`);
  const last = pieces.at(-1)?.word?.folded;
  const vocabulary = await findWords(db, words, joined, last);
  const understoodTerms = pieces.flatMap(({ word, run }, place): (QueryTerm & { meant?: true })[] => {
    if (run !== undefined) return pairsOf(run).map((pair) => ({ lexemes: [pair], starts: false }));
    const starts = place === pieces.length - 1;
    const meanings = vocabulary.meaningsOf(word.folded, starts);
    return [meanings ? { lexemes: meanings, starts: false, meant: true } : { lexemes: [word.folded], starts }];
  });
  const terms = understoodTerms.slice(0, mostTerms);
  const accents = pieces.flatMap(({ word }, place) =>
    word && word.accented !== null ? [{ lexemes: [word.accented], starts: place === pieces.length - 1 }] : [],
  );
  // “Key chain” for “keychain”, where its parts are no words of the shop.
  const [asOne] = pieces.length === 2 && terms.some(({ meant }) => meant) ? joined : [];
  if (asOne !== undefined && vocabulary.has(asOne)) {
    const whole: QueryTerm = { lexemes: [asOne], starts: true };
    return { whole: asOne, terms: [whole], all: allOf([whole]), accented: null, corrected: false };
  }
  const understood = pieces
    .map(({ word, run }, place) => (word ? (terms[place]?.lexemes[0] ?? word.folded) : run))
    .join(' ');
  return {
    whole: pieces.some(({ run }) => run !== undefined) ? wholeOf(typed) : understood,
    terms,
    all: allOf(terms),
    accented: accents.length === 0 ? null : allOf(accents),
    corrected: terms.some(({ meant }) => meant),
  };
}

interface Vocabulary {
  has: (word: string) => boolean;
  /** What an unknown word may mean, the likeliest first; null where it is known, or means nothing. */
  meaningsOf: (word: string, starts: boolean) => string[] | null;
}

/** Looks all words up: those that are known, those that begin so, and those that are similar. */
async function findWords(
  db: Database,
  words: readonly string[],
  joined: readonly string[],
  last: string | undefined,
): Promise<Vocabulary> {
  const raw = new Map(words.flatMap((word) => (typedRaw(word) === null ? [] : [[word, typedRaw(word) ?? '']])));
  const remains = [...new Set(words.filter((word) => errorsForgiven(word) > 0).flatMap(remainsOf))];
  const named = [...new Set([...words, ...joined, ...raw.values()])];
  const [found, begins] = await Promise.all([
    db
      .selectFrom('search_word')
      .select(['word', 'documents'])
      .where((is) => is.or([is('word', '=', is.fn.any(is.val(named))), sql<boolean>`remains && ${remains}::text[]`]))
      .execute(),
    last === undefined
      ? []
      : db.selectFrom('search_word').select('word').where('word', 'like', `${last}%`).limit(1).execute(),
  ]);
  const known = new Map(found.map(({ word, documents }) => [word, documents]));
  return {
    has: (word) => known.has(word),
    meaningsOf: (word, starts) => {
      if (known.has(word) || (starts && begins.length > 0)) return null;
      const meant = raw.get(word);
      if (meant !== undefined && known.has(meant)) return [meant];
      const forgiven = errorsForgiven(word);
      const similar = [...known.entries()]
        .map(([other, documents]) => ({ other, documents, errors: countErrors(word, other) }))
        .filter(({ errors }) => errors > 0 && errors <= forgiven)
        .toSorted((one, two) => one.errors - two.errors || two.documents - one.documents)
        .slice(0, mostMeanings);
      const fewest = similar[0]?.errors;
      return fewest === undefined ? null : similar.filter(({ errors }) => errors === fewest).map(({ other }) => other);
    },
  };
}
