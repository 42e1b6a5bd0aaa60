import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { watchParents } from './watchParents.mjs';

// node:sqlite, which locks the data folder, still prints an experimental warning.
const serverArgs = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  './scripts/start/followParent.mjs',
  'server/src/main.ts',
];

/** Longer than the server's own limits for running requests, and then for sending codes. */
const patience = 20_000;

/** Runs the server until it exits or gets a signal; resolves to the exit code. A second signal kills it at once. */
export function serve(node, root) {
  return new Promise((resolve, reject) => {
    // Its own process group: Ctrl-C reaches every process of the terminal's group, and the server must get it once.
    const server = spawn(node, serverArgs, {
      cwd: root,
      // Node's compile cache of the server's modules, which saves a third of the next start.
      env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'), ...process.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    let stopping = false;
    const stop = () => {
      server.kill(stopping ? 'SIGKILL' : 'SIGTERM');
      stopping = true;
      setTimeout(() => server.kill('SIGKILL'), patience).unref();
    };
    process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
    if (process.env.npm_lifecycle_event !== undefined) watchParents(stop);
    server.once('error', reject);
    server.once('exit', (code) => resolve(code ?? 1));
  });
}
