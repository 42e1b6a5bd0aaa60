import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tests/shop/startShop.ts';

/** A server under test, in its own process. */
export interface SpawnedServer {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Runs a server's main file and waits until it answers. `PROFILE` names a folder for CPU profiles. Throws with its output when it does not. */
export async function spawnServer(cwd: string, file: string, env: NodeJS.ProcessEnv): Promise<SpawnedServer> {
  const port = String(await freePort());
  const profile = process.env['PROFILE'];
  const profiled = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...profiled, file], {
    cwd,
    env: { ...process.env, ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (hasEnded(server)) break;
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok === true) return { url, pid: server.pid ?? 0, stop: () => end(server) };
    await sleep(100);
  }
  server.kill('SIGKILL');
  throw new Error(`${file} did not start: ${output}`);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function end(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
