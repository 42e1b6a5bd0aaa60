// npm test, and npm run test:long with --long: installs missing packages, then runs scripts/test.ts on the pinned Node.
// Plain JavaScript with Node's own modules: it runs before anything is installed, on Node 20.19 or newer.
import { join } from 'node:path';
import { chooseNode } from './start/chooseNode.mjs';
import { installPackages } from './start/installPackages.mjs';
import { runChild } from './start/runChild.mjs';

const root = join(import.meta.dirname, '..');

// Read by scripts/test/long.ts in every process of the tests.
if (process.argv.includes('--long')) process.env['TEST_LONG'] = '1';

try {
  await installPackages(root);
  // Vite transforms two thousand modules in this process: with the default an eighth of its time went into collecting what was just made.
  process.exitCode = await runChild(chooseNode(root), ['--max-semi-space-size=64', 'scripts/test.ts'], { cwd: root });
} catch (error) {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
