/**
 * One server seed of a pool. Its hash is published before its first draw, the seed itself once the pool ends or moves
 * on.
 */
export interface PoolSeed {
  readonly seed_index: number;
  readonly first_nonce: number;
  /** SHA-256 of the seed's 32 bytes, hex. */
  readonly seed_hash: string;
  /** The seed's 32 bytes, hex; null while it is in use. */
  readonly seed: string | null;
}
