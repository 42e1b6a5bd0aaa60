/**
 * What does not hold of a draw.
 * `broken_order`: it does not follow the draw before it. `missing_seed`: no published seed covers it.
 * `wrong_seed`: its revealed seed does not have the published hash. `wrong_guarantee`: it claims a guarantee its pool
 * cannot give. `guarantee_not_due`: it claims one its player had not come to yet. `guarantee_withheld`: its player had come
 * to it, and it was not given. `wrong_player`: the player's own draw is logged as another's. `wrong_prize`: the rule gives
 * another prize.
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

/** A row as it stood when a draw was made. A guarantee leaves only the top tier's rows standing. */
export interface StandingRow {
  readonly prize_id: string;
  readonly tier: string;
  readonly name: string;
  readonly weight: number;
}

/** What drawing one draw again in the browser gave, with every input so that anyone can repeat it. */
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
  /** In published order; their weights sum to what the HMAC is divided by. */
  readonly rows: readonly StandingRow[];
  /** The prize the log names. */
  readonly prize_id: string;
  readonly guaranteed: boolean;
  /** Who drew, as the log names them. */
  readonly pseudonym: string;
  /** Their draws in a row without the top tier before this one; null where the log does not tell. */
  readonly misses: number | null;
}

/** What drawing a pool's whole public log again gave. */
export interface PoolVerdict {
  /** Draws that the rule and the revealed seeds give exactly as logged. */
  readonly verified: number;
  readonly failures: readonly { readonly nonce: number; readonly reason: FairnessFailure }[];
  /** Draws whose seed is still in use. */
  readonly pending: number;
}
