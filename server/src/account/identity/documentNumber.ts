import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { rules } from '@mcy/api/contract';

const nonceLength = 12;
const tagLength = 16;
const algorithm = 'aes-256-gcm';

/** By what two documents are known to be one without knowing either: without the configuration's secret nobody can try numbers. */
export function hashNumber(secret: string, kind: rules.DocumentKind, number: string): Buffer {
  return createHmac('sha256', keyOf(secret, 'hash')).update(`${kind} ${number}`).digest();
}

/** A number that the configuration's secret alone opens. */
export function sealNumber(secret: string, number: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyOf(secret, 'seal'), nonce);
  const sealed = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The number that was sealed. Throws for one that another secret sealed. */
export function openNumber(secret: string, sealed: Buffer): string {
  const decipher = createDecipheriv(algorithm, keyOf(secret, 'seal'), sealed.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8');
}

function keyOf(secret: string, use: 'hash' | 'seal'): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `mcy identity ${use}`, 32));
}
