import hex from 'crypto-js/enc-hex.js';
import sha256 from 'crypto-js/sha256.js';

/** Returns true for a revealed seed whose SHA-256 matches the hash published before its first draw. */
export function verifySeed(seed: string, seed_hash: string): boolean {
  return /^[0-9a-f]{64}$/.test(seed) && sha256(hex.parse(seed)).toString() === seed_hash;
}

/** A hex number modulo `parts`, by long division: every step stays below 256 × parts, so it is exact. */
export function remainderOf(hmac: string, parts: number): number {
  return (hmac.match(/../g) ?? []).reduce((rest, byte) => (rest * 256 + Number.parseInt(byte, 16)) % parts, 0);
}
