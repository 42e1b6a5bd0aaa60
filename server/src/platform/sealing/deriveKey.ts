import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one use of a secret: what is made for one use is worth nothing in another. */
export function deriveKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32));
}
