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
      // Flush before the rename: a power cut must not leave an empty file under a known name.
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
      // Node's web stream is the one fetch knows; the types do not say so.
      return Readable.toWeb(createReadStream('', { ...range, fd: file })) as ReadableStream<Uint8Array>;
    },
    remove: (file_id) => rm(placeOf(file_id), { force: true }),
  };
}

/** A file's path. Ids sort by time, so their ends, not their beginnings, spread files over folders. */
export function placeOnDisk(folder: string, file_id: string): string {
  return join(folder, file_id.slice(-2), file_id);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
