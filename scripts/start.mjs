// npm start: installs missing packages, builds what changed, serves the shop.
// Plain JavaScript with Node's own modules: it runs before anything is installed, on Node 20.19 or newer.
import { join } from 'node:path';
import { chooseNode } from './start/chooseNode.mjs';
import { installPackages } from './start/installPackages.mjs';
import { runChild } from './start/runChild.mjs';
import { serve } from './start/serve.mjs';

const root = join(import.meta.dirname, '..');

try {
  await installPackages(root);
  const node = chooseNode(root);
  process.exitCode = await runChild(node, ['scripts/build.ts', '--if-changed'], { cwd: root });
  if (process.exitCode === 0) process.exitCode = await serve(node, root);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
