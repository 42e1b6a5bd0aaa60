import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the Storybook of a house as files, without its docs pages, with the tools of a house that has them installed. */
export function buildStorybook(root: string, folder: string, toolsOf = root): void {
  const { status } = spawnSync(
    join(toolsOf, 'node_modules/.bin/storybook'),
    ['build', '--test', '--quiet', '--output-dir', folder],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error('Storybook could not be built.');
}
