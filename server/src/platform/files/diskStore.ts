import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './FileStore.ts';

/** Files in a folder, on the disk that uploads arrive on. */
export function diskStore(folder: string): FileStore {
  const placeOf = (file_id: string): string => placeOnDisk(folder, file_id);
  return {
    async put(file_id, path) {
      const place = placeOf(file_id);
      await mkdir(dirname(place), { recursive: true });
      // On the disk before its name is: a power cut must not leave an empty file under a name that is known.
      const file = await open(path, 'r+');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(path, place);
    },
    async open(file_id, range) {
      let file;
      try {
        file = await open(placeOf(file_id));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
      // A web stream of Node's own is the one that fetch knows, which their types do not say.
      return Readable.toWeb(createReadStream('', { ...range, fd: file })) as ReadableStream<Uint8Array>;
    },
    remove: (file_id) => rm(placeOf(file_id), { force: true }),
  };
}

/** Where a file of the folder is. Ids sort by time, so their ends spread files over folders, not their beginnings. */
export function placeOnDisk(folder: string, file_id: string): string {
  return join(folder, file_id.slice(-2), file_id);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
