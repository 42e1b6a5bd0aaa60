/** 128 random bits in hex, for a key that nobody guesses and nobody has twice. `crypto.randomUUID` would be missing where the app is opened over plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
