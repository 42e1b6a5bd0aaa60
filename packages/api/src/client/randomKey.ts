/**
 * Returns 128 random bits in hex, for a unique, unguessable key. `crypto.randomUUID` is missing when the app is opened
 * over plain http.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
