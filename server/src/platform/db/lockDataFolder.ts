import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseOpenError } from './DatabaseOpenError.ts';
import { dataFolderError } from './dataFolderError.ts';
import { makeFolder } from './makeFolder.ts';

/**
 * Takes the data folder for this process and returns how to let go of it; throws `DatabaseOpenError` when another process has it.
 * The embedded engine takes no lock of its own, and two writers would destroy its files. SQLite's file lock is the
 * operating system's, so it ends with the process however that ends: after kill -9 nothing is left to clean up.
 */
export function lockDataFolder(folder: string): () => void {
  try {
    makeFolder(folder);
    const lock = new DatabaseSync(join(folder, 'lock'));
    try {
      lock.exec('pragma locking_mode = exclusive; begin exclusive');
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => lock.close();
  } catch (error) {
    throw describe(error, folder);
  }
}

const sqliteBusy = 5;

function describe(error: unknown, folder: string): DatabaseOpenError {
  if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
    return new DatabaseOpenError(
      `The data folder ${folder} is in use by another process: stop that server, or set DATA_DIR to another folder.`,
    );
  }
  return dataFolderError(folder, error);
}
