import { randomBytes } from 'node:crypto';
import type { UploadPurpose } from '@mcy/api/contract';
import type { Uploaded } from '@mcy/api/system/uploads/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { type IdempotencyKey, claimKeys, keepAnswer } from '../http/idempotency.ts';
import { fileAddress } from './fileAddress.ts';
import type { FileStore } from './FileStore.ts';

/** A file to keep. */
export interface NewFile {
  owner_id: string;
  purpose: UploadPurpose;
  /** Its current path. */
  path: string;
  content_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

/**
 * Keeps a file for its owner and the answer under its keys, or neither; returns the answer. Writes the row first, so that a crash leaves no
 * unknown bytes and the sweep finds them.
 */
export async function keepFile(
  { db, store }: { db: Database; store: FileStore },
  keys: readonly IdempotencyKey[],
  { path, purpose, ...file }: NewFile,
  now: Date,
  answer: (uploaded: Uploaded) => string,
): Promise<string> {
  const { name, kind, visibility } = purpose;
  const file_id = uuidv7();
  const address_key = visibility === 'private' ? randomBytes(32) : null;
  await db
    .insertInto('file')
    .values({
      ...file,
      purpose: name,
      file_id,
      visibility,
      address_key,
      state: 'storing',
      created_at: now,
      loose_since: now,
    })
    .execute();
  let kept = false;
  try {
    await store.put(file_id, path, file.content_type);
    const { content_type, bytes, width, height } = file;
    const url = fileAddress({ file_id, content_type, address_key }, now);
    const fresh = answer({ file_id, url, kind, content_type, bytes, width, height });
    return await inTransaction(db, async (transaction) => {
      kept = false;
      const known = await claimKeys(transaction, keys, now);
      if (known !== null) return known;
      await transaction.updateTable('file').set({ state: 'loose' }).where('file_id', '=', file_id).execute();
      await keepAnswer(transaction, keys, fresh, now);
      kept = true;
      return fresh;
    });
  } catch (error) {
    kept = false;
    throw error;
  } finally {
    if (!kept) await discard(db, store, file_id);
  }
}

async function discard(db: Database, store: FileStore, file_id: string): Promise<void> {
  const row = await db
    .deleteFrom('file')
    .where('file_id', '=', file_id)
    .where('state', '=', 'storing')
    .returning('file_id')
    .executeTakeFirst();
  // Everything was committed and only the answer was lost, so its bytes stay.
  if (row) await store.remove(file_id);
}
