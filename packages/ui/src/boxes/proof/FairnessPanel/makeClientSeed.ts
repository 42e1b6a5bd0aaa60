/** A fresh seed of the player's, from the browser's own randomness: 16 lower-case hex digits. */
export function makeClientSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
