import { randomBytes } from 'node:crypto';
import { hashSeed } from '../opening/draw.ts';

/** A seed to draw from, which stays secret until it is revealed, with the hash that is public from the start. */
export function makeSeed(seed = randomBytes(32).toString('hex')): { seed: string; seed_hash: string } {
  return { seed, seed_hash: hashSeed(seed) };
}
