import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './runChild.mjs';

/** Installs the packages of package-lock.json, unless node_modules has them already. */
export async function installPackages(root) {
  const reason = reasonToInstall(root);
  if (reason === null) return;
  console.log(`Installing packages (${reason}). This takes about a minute.`);
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { npm_execpath: npmCli = '', npm_node_execpath: npmNode = process.execPath } = process.env;
  // npm ci deletes node_modules first, so npm's own Node runs it, not the pinned one in there.
  const code = npmCli.endsWith('npm-cli.js')
    ? await runChild(npmNode, [npmCli, ...args], { cwd: root })
    : await runChild('npm', args, { cwd: root, shell: process.platform === 'win32' });
  if (code !== 0) {
    throw new Error('Installing the packages failed; the reason is above. Check that the npm registry is reachable.');
  }
}

/** The reason to install packages; null when there is none. */
function reasonToInstall(root) {
  const installed = readLock(join(root, 'node_modules/.package-lock.json'));
  if (installed === null) return 'first start';
  for (const [path, wanted] of Object.entries(readLock(join(root, 'package-lock.json')))) {
    // Workspaces are links, and an optional package may be for another system.
    if (!path.includes('node_modules/') || wanted.link || wanted.optional) continue;
    if (installed[path]?.version !== wanted.version || !existsSync(join(root, path))) {
      return `${path.split('node_modules/').at(-1)} ${wanted.version} is not there yet`;
    }
  }
  return null;
}

function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}
