import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Call } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import { idempotencyKeyRequired, idempotencyKeyReused } from './messages.ts';
import { Refusal } from './Refusal.ts';

/**
 * An `Idempotency-Key` as the database knows it. The key itself is not stored: it seals the answer, which may hold a
 * session's token, and it keys the fingerprint, which covers a password.
 */
export interface IdempotencyKey {
  hash: Buffer;
  fingerprint: Buffer;
  seal: Buffer;
}

/** Reads the header for one caller, call and validated request. Refuses `idempotency_key_required`. */
export function readIdempotencyKey(
  header: string | null,
  call: Pick<Call, 'method' | 'path'>,
  user_id: string | null,
  request: unknown,
): IdempotencyKey {
  if (header === null || !/^[\w-]{16,128}$/.test(header)) {
    throw new Refusal({ error: 'idempotency_key_required', message: idempotencyKeyRequired });
  }
  return {
    hash: createHash('sha256').update(header).digest(),
    fingerprint: createHmac('sha256', header)
      .update(JSON.stringify([call.method, call.path, user_id, request]))
      .digest(),
    seal: Buffer.from(hkdfSync('sha256', header, '', 'mcy idempotency answer', 32)),
  };
}

/** The envelope already given under the key, or null. Refuses `idempotency_key_reused` when it was given to another request. */
export async function findAnswer(db: Database, key: IdempotencyKey): Promise<string | null> {
  const known = await db
    .selectFrom('idempotency')
    .select(['fingerprint', 'answer'])
    .where('key_hash', '=', key.hash)
    .executeTakeFirst();
  if (!known?.answer) return null;
  if (!known.fingerprint.equals(key.fingerprint)) {
    throw new Refusal({ error: 'idempotency_key_reused', message: idempotencyKeyReused });
  }
  return unseal(known.answer, key.seal);
}

/** Takes the key for this transaction; another request with the same key waits for it to end. Null, or the envelope given meanwhile. */
export async function claimKey(db: Database, key: IdempotencyKey, now: Date): Promise<string | null> {
  const claimed = await db
    .insertInto('idempotency')
    .values({ key_hash: key.hash, fingerprint: key.fingerprint, answer: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return claimed ? null : findAnswer(db, key);
}

/** Keeps the envelope under the key this transaction claimed. */
export async function keepAnswer(db: Database, key: IdempotencyKey, envelope: string): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ answer: seal(envelope, key.seal) })
    .where('key_hash', '=', key.hash)
    .execute();
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function seal(text: string, key: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function unseal(bytes: Buffer, key: Buffer): string {
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}
