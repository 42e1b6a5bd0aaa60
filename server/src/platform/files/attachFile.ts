import type { UploadPurpose } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/Refusal.ts';
import { fileNotFound } from './messages.ts';

/**
 * Marks a file as used, in the caller's transaction, so that it is not swept. Refuses `file_not_found` when it is not `owner_id`'s, has
 * another purpose, or is gone.
 */
export async function attachFile(
  db: Database,
  { file_id, owner_id, purpose }: { file_id: string; owner_id: string; purpose: UploadPurpose },
  /** The request field that named it. */
  field: string,
): Promise<void> {
  const attached = await db
    .updateTable('file')
    .set({ state: 'attached', loose_since: null })
    .where('file_id', '=', file_id)
    .where('owner_id', '=', owner_id)
    .where('purpose', '=', purpose.name)
    .where('state', 'in', ['loose', 'attached'])
    .returning('file_id')
    .executeTakeFirst();
  if (!attached) throw new Refusal({ error: 'file_not_found', message: fileNotFound, field });
}
