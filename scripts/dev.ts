// npm run dev: runs the server, restarted on changes, behind Vite's dev server for the app, in one terminal.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const children: readonly ChildProcess[] = [
  start(root, ['--disable-warning=ExperimentalWarning', '--watch', '--watch-preserve-output', 'server/src/main.ts']),
  start(join(root, 'app'), [join(root, 'node_modules/vite/bin/vite.js')]),
];

/** When one ends, the other ends too: half a development server is confusing. */
let ending = false;
for (const child of children) child.once('exit', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

function end(): void {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
}

function start(cwd: string, args: readonly string[]): ChildProcess {
  const { PORT = '3000' } = process.env;
  const env = { MCY_SERVER: `http://localhost:${PORT}`, ...process.env };
  return spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });
}
