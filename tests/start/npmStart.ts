import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** `npm start` as typed in a terminal, in its own process group. */
export interface NpmStart {
  npm: ChildProcess;
  output: () => string;
  /** The part of its output on stderr. */
  errors: () => string;
  /** npm's exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  /** The process ids of npm and everything below it. */
  family: () => readonly number[];
}

export function npmStart(settings: Readonly<Record<string, string>>): NpmStart {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let errors = '';
  npm.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  npm.stderr.on('data', (data: Buffer) => {
    output += data.toString();
    errors += data.toString();
  });
  const ended = once(npm, 'exit').then(() => npm.exitCode);
  return {
    npm,
    output: () => output,
    errors: () => errors,
    ended,
    family: () => (npm.pid === undefined ? [] : descendants(npm.pid)),
  };
}

function descendants(pid: number): readonly number[] {
  const processes = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    processes.flatMap(([child = 0, of]) => (of === parent ? [child, ...below(child)] : []));
  return [pid, ...below(pid)];
}

/** The processor time of living processes, in s. */
export function secondsOf(pids: readonly number[]): number {
  const times = execFileSync('ps', ['-o', 'time=', '-p', pids.join(',')], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return times
    .map((time) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0))
    .reduce((sum, time) => sum + time, 0);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A zombie child is still listed.
  const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return !state.startsWith('Z');
}
