import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-cbc';
const ivBytes = 16;

/**
 * The body encryption of spec §7: base64 of a random IV followed by AES-256-CBC, under the SHA-256 of the app secret. It hides but does not
 * protect: there is no MAC, so the result is validated like any other input.
 */
export function encrypt(text: string, appSecret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(appSecret), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** The decrypted text, or null for anything else. It gives no reason, or a forger could probe paddings. */
export function decrypt(body: string, appSecret: string): string | null {
  const bytes = readBytes(body);
  if (!bytes) return null;
  try {
    const decipher = createDecipheriv(algorithm, keyOf(appSecret), bytes.subarray(0, ivBytes));
    const plain = Buffer.concat([decipher.update(bytes.subarray(ivBytes)), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return null;
  }
}

/**
 * Identifies an encrypted body by its bytes after the IV, however their base64 is spelled. Changing the IV changes only the first
 * characters of the text and nothing here: it is still the same body. Null for anything else.
 */
export function ciphertextOf(body: string): Buffer | null {
  return readBytes(body)?.subarray(ivBytes) ?? null;
}

function readBytes(body: string): Buffer | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(body)) return null;
  const bytes = Buffer.from(body, 'base64');
  return bytes.length < 2 * ivBytes || bytes.length % ivBytes !== 0 ? null : bytes;
}

function keyOf(appSecret: string): Buffer {
  return createHash('sha256').update(appSecret, 'utf8').digest();
}
