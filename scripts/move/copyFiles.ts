import type { Database } from '../../server/src/platform/db/database.ts';
import { placeOnDisk } from '../../server/src/platform/files/diskStore.ts';
import type { FileStore } from '../../server/src/platform/files/FileStore.ts';

/** Copies every uploaded file from a folder to another store and returns the count. Safe to run again. */
export async function copyFiles(db: Database, folder: string, to: FileStore): Promise<number> {
  const files = await db
    .selectFrom('file')
    .select(['file_id', 'content_type'])
    .where('state', 'in', ['loose', 'attached'])
    .execute();
  for (const { file_id, content_type } of files) await to.put(file_id, placeOnDisk(folder, file_id), content_type);
  return files.length;
}
