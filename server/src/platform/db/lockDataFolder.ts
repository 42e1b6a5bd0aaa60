import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseOpenError } from './DatabaseOpenError.ts';
import { dataFolderError } from './dataFolderError.ts';
import { makeFolder } from './makeFolder.ts';

/**
 * Locks the data folder for this process and returns the release function; throws `DatabaseOpenError` when another process holds the lock.
 * The embedded engine takes no lock, and two writers would destroy its files. SQLite's file lock belongs to the operating system and ends
 * with the process: after kill -9 there is nothing to clean up.
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
