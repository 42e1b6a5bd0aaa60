import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DecryptionError, decrypt, encrypt } from './encryption.ts';

const secret = 'mcy-demo-app-secret';

/** Made by the openssl command: `openssl enc -aes-256-cbc -K $(sha256 of the secret) -iv 000102…0f`, the IV prefixed, base64. */
const opensslVectors = [
  [
    '{"pool_id":"x","timestamp":1763690400}',
    'AAECAwQFBgcICQoLDA0OD2jfaRubgxw0I+xRbkVS3PqWi4SewanFwu2AliE9cwJ0PAqb+obKrKJMi1ozZ2zhfQ==',
  ],
  [
    'Vượt trên mong đợi 🎁 龙',
    'AAECAwQFBgcICQoLDA0OD+zCGyV+X2CLTWhvwlswYmn48LvgdZvAVjh+Y/QklKl2Z9XHub8uXpRTrX6lbP6XnQ==',
  ],
  ['exactly16bytes!!', 'AAECAwQFBgcICQoLDA0ODxJIBqhalldDxrQmpv72cYClauM59k1fYafA1tDhOZ8y'],
] as const;

const keyOf = (appSecret: string): Buffer => createHash('sha256').update(appSecret).digest();

function nodeEncrypt(text: string): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', keyOf(secret), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

function nodeDecrypt(encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv('aes-256-cbc', keyOf(secret), bytes.subarray(0, 16));
  return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
}

describe('encryption', () => {
  it.each(opensslVectors)('reads what openssl wrote: %s', (text, encrypted) => {
    expect(decrypt(encrypted, secret)).toBe(text);
  });

  it('agrees with node:crypto in both directions on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(nodeDecrypt(encrypt(text, secret))).toBe(text);
        expect(decrypt(nodeEncrypt(text), secret)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('never produces the same ciphertext twice', () => {
    expect(encrypt('same', secret)).not.toBe(encrypt('same', secret));
  });

  it.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['an IV without a text', Buffer.alloc(16).toString('base64')],
    ['half a block', Buffer.alloc(24).toString('base64')],
    ['a random block', Buffer.alloc(32).toString('base64')],
    ['another secret', encrypt('text', 'another secret')],
  ])('refuses %s', (_what, encrypted) => {
    expect(() => decrypt(encrypted, secret)).toThrow(DecryptionError);
  });

  it('rejects every padding that PKCS #7 does not allow', () => {
    const encrypted = Buffer.from(encrypt('0123456789', secret), 'base64');
    for (let flip = 1; flip < 256; flip += 1) {
      const tampered = Buffer.from(encrypted);
      tampered[15] = (tampered[15] ?? 0) ^ flip;
      const padding = 6 ^ flip;
      const allowed = padding === 1;
      const read = (): string => decrypt(tampered.toString('base64'), secret);
      if (allowed) expect(read()).toHaveLength(15);
      else expect(read).toThrow(DecryptionError);
    }
  });
});
