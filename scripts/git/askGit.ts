import { spawnSync } from 'node:child_process';

/** The output of a git command; null when it fails or git is missing. */
export function askGit(root: string, ...command: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : null;
}
