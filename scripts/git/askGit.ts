import { spawnSync } from 'node:child_process';

/** What git prints for this command; null where it refuses, or where there is no git. */
export function askGit(root: string, ...command: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : null;
}
