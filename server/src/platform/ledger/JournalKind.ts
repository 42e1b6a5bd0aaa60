import { type Currency, type Sign, type Translated, kindSchema } from '@mcy/api/contract';
import { definePort } from '../area/Port.ts';
import type { Database } from '../db/database.ts';

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
  /** The page of what caused an entry. */
  leadsTo?: CausePage;
}

/** The page of what caused entries of a kind. */
export interface CausePage {
  /** As the app's routes spell it. */
  page: `/pages/${string}`;
  /**
   * The parameters of its address for each of these `reference_id`s, in one statement; an entry without any leads nowhere.
   * Without this function, the page is the same for all.
   */
  parametersOf?: (
    db: Database,
    reference_ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Readonly<Record<string, string>>>>;
}

/** Defines a kind of journal. */
export function defineJournalKind(kind: JournalKind): JournalKind {
  if (!kindSchema.safeParse(kind.kind).success)
    throw new Error(`A kind of journal is lower_snake_case, not ${kind.kind}`);
  return kind;
}

/** The kinds of journals of all areas, in their order. */
export const journalKinds = definePort<readonly JournalKind[]>('the kinds of journals');
