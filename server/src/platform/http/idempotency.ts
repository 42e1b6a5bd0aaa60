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
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { sendLater } from '../db/sendLater.ts';
import { idempotencyKeyRequired, idempotencyKeyReused } from './messages.ts';
import { Refusal } from './Refusal.ts';

/**
 * A request's key as the database knows it, from its `Idempotency-Key` or the bytes of its encrypted body. The key itself is not stored: it
 * encrypts the answer, which may hold a session token, and keys the fingerprint, which covers a password.
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
  /** Fingerprint of an encrypted body. */
  ciphertext: Buffer | null;
}

/**
 * The keys of one caller's request: from its header and from its encrypted body, where present. So a body repeated under another header is
 * the same request. Refuses `idempotency_key_required` for an invalid header.
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
  // A repeatable call needs no other key.
  if (ciphertext && !call.keyOptional) {
    const name = `body ${createHash('sha256').update(ciphertext).digest('hex')}`;
    // A guest is known by the key alone: an eavesdropper must not get the session that a login opened.
    keys.push(keyOf(name, user_id === null ? [...said, header] : said));
  }
  return keys.length === 0 && call.keyOptional ? [keyOf(randomUUID(), said)] : keys;
}

/** Refuses `idempotency_key_required` when the call needs a key and none came. */
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
 * The answer already given under one of the keys, or null; from then on it is kept under all of them. Refuses
 * `idempotency_key_reused` when one of them was given to another request.
 */
export async function findAnswer(db: Database, keys: readonly IdempotencyKey[], now: Date): Promise<string | null> {
  if (keys.length === 0) return null;
  const { answer, unknown } = lookUp(await readKept(db, keys), keys);
  if (answer !== null && unknown.size > 0) await keepAnswer(db, [...unknown.values()], answer, now);
  return answer;
}

/** An answer that was given. */
interface Kept {
  fingerprint: Buffer;
  /** Reads it, given the key. */
  open: (key: IdempotencyKey) => string;
}

/** Answers already given, by the key's hash as hex. */
export type KeptAnswers = ReadonlyMap<string, Kept>;

/** The answers already given under keys. */
export async function readKept(db: Database, keys: readonly IdempotencyKey[]): Promise<KeptAnswers> {
  const rows = await db
    .selectFrom('idempotency')
    .select(['key_hash', 'fingerprint', 'answer'])
    .where('key_hash', '=', (is) => is.fn.any(is.val(keys.map(({ hash }) => hash))))
    .execute();
  const kept = new Map<string, Kept>();
  for (const { key_hash, fingerprint, answer } of rows) {
    if (answer) kept.set(key_hash.toString('hex'), { fingerprint, open: ({ seal: key }) => unseal(answer, key) });
  }
  return kept;
}

/** The answer kept under one of the keys, or null, and the keys that have none, by hash as hex. Refuses `idempotency_key_reused`. */
export function lookUp(
  kept: KeptAnswers,
  keys: readonly IdempotencyKey[],
): { answer: string | null; unknown: ReadonlyMap<string, IdempotencyKey> } {
  let answer: string | null = null;
  const unknown = new Map<string, IdempotencyKey>();
  for (const key of keys) {
    const hash = key.hash.toString('hex');
    const known = kept.get(hash);
    if (!known) {
      unknown.set(hash, key);
    } else if (known.fingerprint.equals(key.fingerprint)) {
      answer ??= known.open(key);
    } else {
      throw new Refusal({ error: 'idempotency_key_reused', message: idempotencyKeyReused });
    }
  }
  return { answer, unknown };
}

/** Takes the keys for this transaction; another request with one of them waits for it to end. Null, or the answer given meanwhile. */
export async function claimKeys(db: Database, keys: readonly IdempotencyKey[], now: Date): Promise<string | null> {
  const claimed = await db
    .insertInto('idempotency')
    // Header before body, always: two requests that share both wait, and never deadlock.
    .values(keys.map(({ hash, fingerprint }) => ({ key_hash: hash, fingerprint, answer: null, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .execute();
  return claimed.length === keys.length ? null : findAnswer(db, keys, now);
}

/** Keeps the answer under keys that have none yet: those this transaction claimed, or new ones. */
export async function keepAnswer(
  db: Database,
  keys: readonly IdempotencyKey[],
  answer: string,
  now: Date,
): Promise<void> {
  const rows = keys.map((key) => ({
    key_hash: key.hash,
    fingerprint: key.fingerprint,
    answer: seal(answer, key.seal),
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

/** An answer and the keys that have none yet. */
export interface NewAnswer {
  keys: readonly IdempotencyKey[];
  answer: string;
  now: Date;
}

/** Keeps many answers by one statement that goes out with the commit. Fails when another request took one of the keys meanwhile. */
export function keepAnswers(db: Database, answers: readonly NewAnswer[]): void {
  const rows = answers.flatMap(({ keys, answer, now }) =>
    keys.map((key) => ({ key, now, answer: seal(answer, key.seal) })),
  );
  if (rows.length === 0) return;
  sendLater(
    db,
    sql`
      insert into idempotency (key_hash, fingerprint, answer, created_at)
      select * from unnest(
        ${rows.map(({ key }) => key.hash)}::bytea[], ${rows.map(({ key }) => key.fingerprint)}::bytea[],
        ${rows.map(({ answer }) => answer)}::bytea[], ${rows.map(({ now }) => now)}::timestamptz[]
      ) as told (key_hash, fingerprint, answer, created_at)
      order by key_hash`,
  );
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
