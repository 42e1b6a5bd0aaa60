import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the Storybook of a house as files, without its docs pages, with the tools of a house that has them installed. Throws with what it printed. */
export function buildStorybook(root: string, folder: string, toolsOf = root): void {
  const { status, stdout, stderr } = spawnSync(
    join(toolsOf, 'node_modules/.bin/storybook'),
    ['build', '--test', '--quiet', '--output-dir', folder],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  // It lists a thousand files, between which nobody would see a difference.
  if (status !== 0) throw new Error(`Storybook could not be built. ${stdout}${stderr}`.trim());
}
