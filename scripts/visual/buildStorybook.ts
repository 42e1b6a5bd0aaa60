import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds a house's Storybook as static files without docs pages, with the tools of a house that has them installed. Throws with their output. */
export function buildStorybook(root: string, folder: string, toolsOf = root): void {
  const { status, stdout, stderr } = spawnSync(
    join(toolsOf, 'node_modules/.bin/storybook'),
    ['build', '--test', '--quiet', '--output-dir', folder],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  // It lists a thousand files, which hides the error.
  if (status !== 0) throw new Error(`The Storybook build failed. ${stdout}${stderr}`.trim());
}
