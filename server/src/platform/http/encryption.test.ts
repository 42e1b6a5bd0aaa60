import { describe, expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const secret = 'mcy-demo-app-secret';
const text = '{"name":"Nguyễn 🎁"}';

describe('body encryption', () => {
  it('decrypts what openssl encrypted', () => {
    // iv=000102030405060708090a0b0c0d0e0f; key=$(printf mcy-demo-app-secret | openssl dgst -sha256 -hex)
    // { echo $iv | xxd -r -p; printf '{"a":1}' | openssl enc -aes-256-cbc -K $key -iv $iv; } | base64
    expect(decrypt(opensslVector, secret)).toBe('{"a":1}');
  });

  it('decrypts its own output, and never encrypts the same text to the same bytes', () => {
    const encrypted = encrypt(text, secret);
    expect(encrypt(text, secret)).not.toBe(encrypted);
    expect(decrypt(encrypted, secret)).toBe(text);
    expect(decrypt(encrypted, 'another secret')).toBeNull();
  });

  it.each([
    '',
    'not base64!',
    'AAAA',
    'A'.repeat(43),
    encrypt('x', secret).slice(4),
    Buffer.alloc(32).toString('base64'),
  ])('returns null for %j', (body) => {
    expect(decrypt(body, secret)).toBeNull();
  });
});

const opensslVector = 'AAECAwQFBgcICQoLDA0OD2W2ve2jOqiymXnC5E/Dk/o=';
