import { randomInt } from 'node:crypto';

/** No 0 and O, no 1, I and L: people read codes out and type them. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;

/** Generates an invitation code. */
export function createInviteCode(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
