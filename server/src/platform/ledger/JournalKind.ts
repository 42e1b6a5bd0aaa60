import { type Currency, type Sign, type Translated, kindSchema } from '@mcy/api/contract';
import { definePort } from '../area/Port.ts';

/** A reason why amounts move. The area that posts it defines it, and hands it over in its `journals`. */
export interface JournalKind {
  /** In the database and in answers, in snake case; it is never renamed. */
  kind: string;
  /** Currencies that it may move. */
  moves: readonly Currency[];
  /** Whether a player who pays coins by it spends them in the shop. */
  spends?: boolean;
  /** Moves nothing of a player's, so that the flow does not offer it. */
  shopOnly?: true;
  /** Its name in the flow and among the flow's filters. */
  label: Translated;
  sign: Sign;
}

/** Defines a kind of journal. */
export function defineJournalKind(kind: JournalKind): JournalKind {
  if (!kindSchema.safeParse(kind.kind).success)
    throw new Error(`A kind of journal is lower_snake_case, not ${kind.kind}`);
  return kind;
}

/** The kinds of journals of all areas, in their order. */
export const journalKinds = definePort<readonly JournalKind[]>('the kinds of journals');
