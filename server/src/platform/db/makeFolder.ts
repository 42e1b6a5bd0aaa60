import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates a missing folder with access for this user only; throws when it cannot be created or written. */
export function makeFolder(folder: string): void {
  make(folder);
  accessSync(folder, constants.W_OK);
}

/** One level at a time: Node's `recursive` loops forever below a folder such as /proc, where mkdir answers ENOENT. */
function make(folder: string): void {
  if (isFolder(folder)) return;
  make(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have just created it.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
