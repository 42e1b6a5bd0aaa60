import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import type { FileStore } from './FileStore.ts';

const day = 86_400_000;
const batch = 200;

/** Deletes files that have been unused for a day, and what interrupted uploads left behind. */
export async function sweepFiles(
  db: Database,
  { store, arrivals }: { store: FileStore; /** Where uploads arrive. */ arrivals: string },
  now: Date,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - day);
  const failed: string[] = [];
  const errors: unknown[] = [];
  for (;;) {
    // State first, so nobody attaches a file being deleted; row last, so a crash leaves no unknown bytes.
    const doomed = await db
      .updateTable('file')
      .set({ state: 'doomed' })
      .where('file_id', 'in', (rows) =>
        rows
          .selectFrom('file')
          .select('file_id')
          .where('loose_since', '<', dayAgo)
          .where('file_id', '<>', (is) => is.fn<string>('all', [is.val(failed)]))
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .returning('file_id')
      .execute();
    for (const { file_id } of doomed) {
      try {
        await store.remove(file_id);
        await db.deleteFrom('file').where('file_id', '=', file_id).where('state', '=', 'doomed').execute();
      } catch (error) {
        // A file that the store keeps must not keep the others; it stays doomed for the next run.
        failed.push(file_id);
        errors.push(error);
      }
    }
    if (failed.length >= batch) break;
    if (doomed.length < batch) break;
  }
  await sweepArrivals(arrivals, dayAgo);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} files could not be deleted`);
}

async function sweepArrivals(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}
