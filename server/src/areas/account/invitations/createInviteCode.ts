import { randomInt } from 'node:crypto';

/** No 0 and O, no 1, I and L: a code is read out and typed. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;

/** A new invitation code. */
export function createInviteCode(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
