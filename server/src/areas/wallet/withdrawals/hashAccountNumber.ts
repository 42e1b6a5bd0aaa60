import { createHmac } from 'node:crypto';
import { deriveKey } from '../../../platform/sealing/deriveKey.ts';

/**
 * A keyed hash by which the same account is found again, also where another player names it. The bank's name is not part of it: it can be
 * typed, and so spelled in many ways. Stored rows have it since migration 0074.
 */
export function hashAccountNumber(secret: string, card_number: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'mcy bank account hash')).update(card_number).digest();
}
