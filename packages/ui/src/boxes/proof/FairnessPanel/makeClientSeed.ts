/** Generates a player's seed from the browser's randomness: 16 lower-case hex digits. */
export function makeClientSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
