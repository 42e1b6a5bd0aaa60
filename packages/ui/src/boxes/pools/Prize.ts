import type { Rarity } from '../../tokens/index.ts';

/** A toy that can be drawn. */
export interface Prize {
  readonly prize_id: string;
  /** Letter printed on the ticket: A is the top tier; `Last` for the bonus of that name. */
  readonly tier: string;
  readonly rarity: Rarity;
  readonly name: string;
  readonly image: string;
  /** Retail price of the toy, in coins. */
  readonly value: number;
}
