/**
 * What is wrong with a draw.
 * `broken_order`: it does not follow the previous draw. `missing_seed`: no published seed covers it.
 * `wrong_seed`: its revealed seed does not match the published hash. `wrong_guarantee`: its pool cannot give the
 * guarantee it claims. `guarantee_not_due`: the player had not reached the guarantee. `guarantee_withheld`: the player
 * had reached it, and it was not given. `wrong_player`: the player's own draw is logged as another's. `wrong_prize`:
 * the
 * rule gives another prize.
 */
export type FairnessFailure =
  | 'broken_order'
  | 'missing_seed'
  | 'wrong_seed'
  | 'wrong_guarantee'
  | 'guarantee_not_due'
  | 'guarantee_withheld'
  | 'wrong_player'
  | 'wrong_prize';

/** A table row at the time of a draw. A guarantee leaves only the top tier's rows. */
export interface StandingRow {
  readonly prize_id: string;
  readonly tier: string;
  readonly name: string;
  readonly weight: number;
}

/** Result of replaying one draw in the browser, with every input so that anyone can repeat it. */
export interface DrawVerdict {
  /** `pending`: the seed is still in use, so only its hash is known. */
  readonly outcome: 'verified' | 'failed' | 'pending';
  readonly reason: FairnessFailure | null;
  readonly nonce: number;
  readonly client_seed: string;
  readonly seed_hash: string;
  /** Null while the seed is in use. */
  readonly seed: string | null;
  /** HMAC-SHA256 of `client_seed:nonce` under the seed's hex characters, hex; null while the seed is in use. */
  readonly hmac: string | null;
  /** The HMAC as a number modulo the sum of the weights; null while the seed is in use. */
  readonly place: number | null;
  /** In published order; their weights add up to the divisor of the HMAC. */
  readonly rows: readonly StandingRow[];
  /** The prize in the log. */
  readonly prize_id: string;
  readonly guaranteed: boolean;
  /** The player's pseudonym in the log. */
  readonly pseudonym: string;
  /** Their draws in a row without the top tier before this one; null when the log does not reach back far enough. */
  readonly misses: number | null;
}

/** Result of replaying a pool's whole public log. */
export interface PoolVerdict {
  /** Draws that match the rule and the revealed seeds. */
  readonly verified: number;
  readonly failures: readonly { readonly nonce: number; readonly reason: FairnessFailure }[];
  /** Draws whose seed is still in use. */
  readonly pending: number;
}
