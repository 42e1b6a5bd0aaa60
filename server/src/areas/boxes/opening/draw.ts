import { createHash, createHmac } from 'node:crypto';

/** The input of one draw; all of it is public once the seed is revealed. */
export interface Draw {
  /** The pool's secret 32 bytes as 64 lower-case hex characters. */
  seed: string;
  /** Chosen by the player. */
  client_seed: string;
  /** The draw's number in its pool, from 0. */
  nonce: number;
  /** Current weights in published order; 0 for a sold-out row. */
  weights: readonly number[];
}

/**
 * The draw (product.md, boxes): returns the index of the weight that is hit.
 * n = HMAC-SHA256(key = the seed's hex characters as UTF-8, message = `${client_seed}:${nonce}`), read as a big-endian
 * integer, modulo the sum of the weights. Subtracts the weights in published order from n until n is below the next one.
 * Throws when every weight is 0.
 */
export function draw({ seed, client_seed, nonce, weights }: Draw): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) throw new RangeError('nothing is left to draw');
  return walk(drawPlace({ seed, client_seed, nonce }, sum), weights);
}

/** Where a draw falls among `parts` parts, from 0. */
export function drawPlace({ seed, client_seed, nonce }: Omit<Draw, 'weights'>, parts: number): number {
  const digest = createHmac('sha256', seed).update(`${client_seed}:${nonce}`, 'utf8').digest('hex');
  return Number(BigInt(`0x${digest}`) % BigInt(parts));
}

/** The index of the weight at place `n` when all are laid end to end, 0 ≤ n < their sum. */
export function walk(n: number, weights: readonly number[]): number {
  let left = n;
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return index;
    left -= weight;
  }
  throw new RangeError(`${n} is beyond the sum of the weights`);
}

/** The commitment published before the first draw: SHA-256 of the seed's 32 bytes, as hex. */
export function hashSeed(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}
