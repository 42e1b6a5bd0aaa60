import type { lib } from 'crypto-js';
import AES from 'crypto-js/aes.js';
import Base64 from 'crypto-js/enc-base64.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import CryptoJS from 'crypto-js/core.js';
import SHA256 from 'crypto-js/sha256.js';

/** The text was not made by `encrypt` with this secret. The reason stays hidden: it would help a forger. */
export class DecryptionError extends Error {
  constructor() {
    super('The text could not be decrypted.');
    this.name = 'DecryptionError';
  }
}

const blockBytes = 16;

/**
 * Encrypts with AES-256-CBC under SHA-256 of the app secret (spec §7). Returns base64 of a random IV and the
 * ciphertext. This obscures, it does not protect: anyone can read the secret in the app, and there is no MAC.
 */
export function encrypt(text: string, appSecret: string): string {
  const iv = CryptoJS.lib.WordArray.random(blockBytes);
  const { ciphertext } = AES.encrypt(text, SHA256(appSecret), { iv });
  return Base64.stringify(iv.clone().concat(ciphertext));
}

/** Returns the text given to `encrypt`. Throws `DecryptionError`. */
export function decrypt(encrypted: string, appSecret: string): string {
  try {
    const bytes = Base64.parse(encrypted);
    const iv = CryptoJS.lib.WordArray.create(bytes.words.slice(0, blockBytes / 4), blockBytes);
    const ciphertext = CryptoJS.lib.WordArray.create(bytes.words.slice(blockBytes / 4), bytes.sigBytes - blockBytes);
    if (ciphertext.sigBytes <= 0 || ciphertext.sigBytes % blockBytes !== 0) throw new DecryptionError();
    const params = CryptoJS.lib.CipherParams.create({ ciphertext });
    return AES.decrypt(params, SHA256(appSecret), { iv, padding: checkedPkcs7 }).toString(Utf8);
  } catch {
    throw new DecryptionError();
  }
}

/** PKCS #7 that rejects wrong padding; the library's own trusts the last byte. */
const checkedPkcs7 = {
  pad: (data: lib.WordArray, blockSize: number): void => CryptoJS.pad.Pkcs7.pad(data, blockSize),
  unpad(data: lib.WordArray): void {
    const byteAt = (index: number): number => ((data.words[index >>> 2] ?? 0) >>> (24 - (index % 4) * 8)) & 0xff;
    const length = byteAt(data.sigBytes - 1);
    if (length < 1 || length > blockBytes) throw new DecryptionError();
    for (let back = 1; back <= length; back += 1) {
      if (byteAt(data.sigBytes - back) !== length) throw new DecryptionError();
    }
    data.sigBytes -= length;
  },
};
