import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import type { Call } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import { idempotencyKeyRequired, idempotencyKeyReused } from './messages.ts';
import { Refusal } from './Refusal.ts';

/**
 * A name of one request, as the database knows it: its `Idempotency-Key`, or the bytes of its encrypted body. The name
 * itself is not stored: it seals the answer, which may hold a session's token, and it keys the fingerprint, which covers
 * a password.
 */
export interface IdempotencyKey {
  hash: Buffer;
  fingerprint: Buffer;
  seal: Buffer;
}

type KeyedCall = Pick<Call, 'method' | 'path' | 'keyOptional'>;

interface KeySource {
  /** The `Idempotency-Key` header. */
  idempotencyKey: string | null;
  /** What tells an encrypted body from others. */
  ciphertext: Buffer | null;
}

/**
 * What names a request of one caller: its header and its encrypted body, each where there is one. A body repeated under
 * another header is thereby the same request. Refuses `idempotency_key_required` for a header that is no key.
 */
export function readIdempotencyKeys(
  { idempotencyKey: header, ciphertext }: KeySource,
  call: KeyedCall,
  user_id: string | null,
  request: unknown,
): readonly IdempotencyKey[] {
  if (header !== null && !/^[\w-]{16,128}$/.test(header)) throw keyRequired();
  const said = [call.method, call.path, user_id, request];
  const keys = header === null ? [] : [keyOf(header, said)];
  // What may happen twice needs no other name.
  if (ciphertext && !call.keyOptional) {
    const name = `body ${createHash('sha256').update(ciphertext).digest('hex')}`;
    // A guest is known by their key alone: whoever overheard a login must not get the session that it opened.
    keys.push(keyOf(name, user_id === null ? [...said, header] : said));
  }
  return keys.length === 0 && call.keyOptional ? [keyOf(randomUUID(), said)] : keys;
}

/** Refuses `idempotency_key_required` where the call needs a key and none came. */
export function requireIdempotencyKey(header: string | null, call: KeyedCall): void {
  if (header === null && !call.keyOptional) throw keyRequired();
}

function keyOf(name: string, said: readonly unknown[]): IdempotencyKey {
  return {
    hash: createHash('sha256').update(name).digest(),
    fingerprint: createHmac('sha256', name).update(JSON.stringify(said)).digest(),
    seal: Buffer.from(hkdfSync('sha256', name, '', 'mcy idempotency answer', 32)),
  };
}

function keyRequired(): Refusal {
  return new Refusal({ error: 'idempotency_key_required', message: idempotencyKeyRequired });
}

/**
 * The envelope already given under one of the keys, or null; from then on it is kept under all of them. Refuses
 * `idempotency_key_reused` when one of them was given to another request.
 */
export async function findAnswer(db: Database, keys: readonly IdempotencyKey[], now: Date): Promise<string | null> {
  if (keys.length === 0) return null;
  const hashes = keys.map(({ hash }) => hash);
  const rows = await db
    .selectFrom('idempotency')
    .select(['key_hash', 'fingerprint', 'answer'])
    .where('key_hash', 'in', hashes)
    .execute();
  let known: string | null = null;
  const unknown: IdempotencyKey[] = [];
  for (const key of keys) {
    const row = rows.find(({ key_hash }) => key_hash.equals(key.hash));
    if (!row?.answer) {
      unknown.push(key);
    } else if (row.fingerprint.equals(key.fingerprint)) {
      known ??= unseal(row.answer, key.seal);
    } else {
      throw new Refusal({ error: 'idempotency_key_reused', message: idempotencyKeyReused });
    }
  }
  if (known !== null && unknown.length > 0) await keepAnswer(db, unknown, known, now);
  return known;
}

/** Takes the keys for this transaction; another request with one of them waits for it to end. Null, or the envelope given meanwhile. */
export async function claimKeys(db: Database, keys: readonly IdempotencyKey[], now: Date): Promise<string | null> {
  const claimed = await db
    .insertInto('idempotency')
    // Each request takes its header's before its body's: two that share one wait, and never for each other.
    .values(keys.map(({ hash, fingerprint }) => ({ key_hash: hash, fingerprint, answer: null, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .execute();
  return claimed.length === keys.length ? null : findAnswer(db, keys, now);
}

/** Keeps the envelope under keys that have none yet: those this transaction claimed, or new ones. */
export async function keepAnswer(
  db: Database,
  keys: readonly IdempotencyKey[],
  envelope: string,
  now: Date,
): Promise<void> {
  const rows = keys.map((key) => ({
    key_hash: key.hash,
    fingerprint: key.fingerprint,
    answer: seal(envelope, key.seal),
    created_at: now,
  }));
  await db
    .insertInto('idempotency')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet((row) => ({ answer: row.ref('excluded.answer') }))
        .where('idempotency.answer', 'is', null),
    )
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
