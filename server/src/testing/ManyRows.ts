import type { RawBuilder } from 'kysely';

/** How much there is: `rows` of everything that grows with use, half of them of player 1 or of pool 1. */
export interface Amounts {
  rows: number;
  players: number;
  pools: number;
}

/**
 * A topic's rows for `lists.test.ts`: `manyRows.ts` beside the topic. The statements may use `many_id(kind, number)` and
 * `many_owner(number)`, the player of a row.
 */
export interface ManyRows {
  insert: (amounts: Amounts) => readonly RawBuilder<unknown>[];
  /** Tables of the topic that stay short, each with the reason. */
  short?: Readonly<Record<string, string>>;
  /** Requests beside the one with only the required fields, by path: filters, and a late cursor for each page. */
  requests?: (amounts: Amounts) => Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}
