import { createHash, createHmac } from 'node:crypto';
import { deriveKey } from '../../../platform/sealing/deriveKey.ts';

/**
 * The secret in a gift's link. It is derived from the configuration's secret, so the giver can copy the link again and
 * the database does not hold it.
 */
export function giftSecret(secret: string, gift_id: string): string {
  return createHmac('sha256', deriveKey(secret, 'mcy gift link')).update(gift_id).digest('base64url');
}

/** What the database knows of a link's secret. */
export function hashGiftSecret(giftSecretOfLink: string): Buffer {
  return createHash('sha256').update(giftSecretOfLink, 'utf8').digest();
}
