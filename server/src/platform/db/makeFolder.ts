import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder, open to this user alone, where there is none; throws when it cannot be made or written. */
export function makeFolder(folder: string): void {
  make(folder);
  accessSync(folder, constants.W_OK);
}

/** One by one: Node's `recursive` tries for ever below a folder such as /proc, where making one answers that there is none. */
function make(folder: string): void {
  if (isFolder(folder)) return;
  make(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it just now.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
