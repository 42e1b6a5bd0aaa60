import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';

const settings = {
  PATH: process.env['PATH'],
  NODE_NO_WARNINGS: '1',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compile'),
  PORT: '0',
};

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mcy-main-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Starts the server in its own process, on its own port. */
function start(env: NodeJS.ProcessEnv = {}, stdio: StdioOptions = ['ignore', 'pipe', 'pipe']) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...settings, DATA_DIR: dataDir, ...env },
    stdio,
  });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (chunk: Buffer) => {
      printed[name] += chunk.toString();
    });
  }
  const ended = once(child, 'exit').then(() => child.exitCode);
  return { child, printed, ended };
}

async function ready({ child, printed }: { child: ChildProcess; printed: { stdout: string } }): Promise<string> {
  while (!printed.stdout.includes('READY ')) {
    if (!child.stdout) throw new Error('its output is not piped');
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error('it exited before it was ready'))),
    ]);
  }
  return /READY (\S+)/.exec(printed.stdout)?.[1] ?? '';
}

// Each start costs some seconds of a processor, so a test begins where the last one left the data.
describe('the server process', () => {
  it('prints its address, and keeps the data folder private', async () => {
    const server = start();
    const url = await ready(server);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(server.printed.stdout).toContain('demo@mcy.vn');

    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.printed.stderr).toMatch(/^The data folder .* is in use by another process: [^\n]+\n$/);

    expect(server.printed.stderr).toBe('');
    server.child.kill('SIGKILL');
    await server.ended;
  });

  it('recovers after kill -9 with its data, seeds the demo accounts once, and stops cleanly', async () => {
    const server = start();
    await ready(server);
    expect(server.printed.stdout).not.toContain('Migrated');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.printed.stderr).toBe('');
  });

  it.runIf(long)('exits with the process that started it', async () => {
    const server = start({}, ['ignore', 'pipe', 'pipe', 'ipc']);
    await ready(server);
    server.child.disconnect();
    expect(await server.ended).toBe(0);
  });

  it.runIf(long)('stops cleanly on SIGINT', async () => {
    const server = start();
    await ready(server);
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });
});

// Each waits for a process or a time-out.
describe.concurrent('a server process that cannot start', () => {
  it.each([
    [{ PORT: 'http' }, /^PORT is "http", but must be a port number[^\n]+\n$/],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/mcy', DEMO: '1' },
      /^The database at DATABASE_URL does not answer [^\n]+\n$/,
    ],
    [
      { DATA_DIR: '/dev/null/data' },
      /^The data folder \/dev\/null\/data cannot be written \(\/dev\/null is a file[^\n]+\n$/,
    ],
  ])('exits with one sentence for %j', async (env, sentence) => {
    const server = start(env);
    expect(await server.ended).toBe(1);
    expect(server.printed.stderr).toMatch(sentence);
  });

  it('exits with one sentence when the database accepts a connection and never answers', async ({ onTestFinished }) => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const server = start({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/mcy`, DEMO: '1' });
    expect(await server.ended).toBe(1);
    expect(server.printed.stderr).toMatch(/^The database at DATABASE_URL does not answer [^\n]+timeout[^\n]+\n$/);
  });
});
