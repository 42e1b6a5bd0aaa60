import { hkdfSync } from 'node:crypto';

/** Derives a 32-byte key for one use of a secret, so that keys of different uses are independent. */
export function deriveKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32));
}
