import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { patience } from './patience.ts';

const root = join(import.meta.dirname, '../..');

/** A shop's server in its own process. */
export interface Shop {
  url: string;
  /** Its output so far. */
  output: () => string;
  /** Sends SIGTERM and resolves to the exit code. */
  stop: () => Promise<number | null>;
  /** kill -9. */
  kill: () => Promise<void>;
}

export interface ShopSettings {
  DATA_DIR?: string;
  DATABASE_URL?: string;
  PORT?: string;
  DEMO?: string;
  ENCRYPTION?: string;
  RATE_LIMITS?: string;
  APP_DIR?: string;
}

/** Starts `server/src/main.ts` as `npm start` does, on a free port, and waits until it is ready. Throws with its output when it exits instead. */
export async function startShop(settings: ShopSettings): Promise<Shop> {
  const port = settings.PORT ?? String(await freePort());
  const args = ['--disable-warning=ExperimentalWarning', 'server/src/main.ts'];
  const server = spawn(process.execPath, args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'), ...process.env, ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString();
    });
  }
  const url = `http://localhost:${port}`;
  try {
    await ready(server, url);
  } catch (error) {
    server.kill('SIGKILL');
    throw new Error(`The server did not start: ${output}`, { cause: error });
  }
  return {
    url,
    output: () => output,
    stop: () => end(server, 'SIGTERM'),
    kill: async () => {
      await end(server, 'SIGKILL');
    },
  };
}

/** Much longer than a start takes: a machine with ten others at work needs over a minute to create the demo. A server that fails exits. */
const longestStart = 4 * patience;

async function ready(server: ChildProcess, url: string): Promise<void> {
  for (const until = Date.now() + longestStart; Date.now() < until;) {
    if (hasEnded(server)) throw new Error(`It exited with ${server.exitCode ?? server.signalCode ?? 'nothing'}.`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`It was not ready after ${longestStart / 1000} s.`);
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (hasEnded(server)) return server.exitCode;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
  return server.exitCode;
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}

/** A port that is free right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
