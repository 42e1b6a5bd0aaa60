import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';

const prefix = 'mcy-test-';

/** What a run of all projects needs there, in bytes, with room to spare: it uses less than one gigabyte. */
const least = 4 * 1024 ** 3;

/**
 * Puts this process's temporary files, and those of the processes that it starts, into memory. A run makes hundreds of databases with a
 * thousand small files each, and on some disks it takes a third of its time to create and delete them. Where memory is short, cannot run
 * programs or does not exist, they stay on the disk. Returns the folder; it is removed when the process exits.
 */
export function tempInMemory(): string | null {
  removeLeftovers();
  const folder = join(memory, `${prefix}${process.pid}`);
  if (!fits(folder)) return null;
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates the folder and tries it. */
function fits(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < least) return false;
    mkdirSync(folder, { recursive: true });
    // PostgreSQL runs as somebody else than root, and has to get in.
    chmodSync(folder, 0o1777);
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    if (spawnSync(program).status === 0) return true;
    rmSync(folder, { recursive: true });
  } catch {
    // No such folder, or not ours to write.
  }
  return false;
}

/** Of runs that were killed. */
function removeLeftovers(): void {
  for (const name of namesIn(memory)) {
    const pid = Number(name.slice(prefix.length));
    if (name.startsWith(prefix) && pid > 0 && !runs(pid)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
