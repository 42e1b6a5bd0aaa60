import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './deriveKey.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Binds an encrypted number to its kind and row. It opens nowhere else. */
export interface NumberPlace {
  /** Each kind has its own key. */
  kind: 'identity document' | 'bank account';
  row_id: string;
}

/** A number that only the configuration's secret decrypts. Stored rows have this format since migration 0020. */
export function sealNumber(secret: string, place: NumberPlace, number: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyOf(secret, place), nonce).setAAD(Buffer.from(place.row_id));
  const sealed = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts a number. Throws for another secret, kind or row. */
export function openNumber(secret: string, place: NumberPlace, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceLength);
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength);
  const decipher = createDecipheriv(algorithm, keyOf(secret, place), nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(place.row_id))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8');
}

function keyOf(secret: string, { kind }: NumberPlace): Buffer {
  return deriveKey(secret, `mcy sealed ${kind}`);
}
