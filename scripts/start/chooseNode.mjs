import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Node 22.18 is the first to run TypeScript directly. */
const least = [22, 18];

/** Picks the Node that runs the shop: the one pinned in package.json if it exists for this system, else this one if it is new enough. */
export function chooseNode(root) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const pinned = join(root, `node_modules/node-${system}-${process.arch}/bin/node${system === 'win' ? '.exe' : ''}`);
  if (spawnSync(pinned, ['--version']).status === 0) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return process.execPath;
  throw new Error(
    `This is Node ${process.versions.node}, and the pinned one does not run on this system. Install Node 24, then try again.`,
  );
}
