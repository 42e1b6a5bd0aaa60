import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Tally } from './Tally.ts';

interface Check {
  name: string;
  /** Needs the whole repository, and too much time for `test:changed`. */
  slow?: true;
  /** Takes files, and without them the whole repository. */
  byFile?: true;
  command: readonly [string, ...string[]];
  /** More arguments for a quick answer. */
  quick?: readonly string[];
}

const processors = availableParallelism();

/** Each checker works out shared types by itself, and the linter needs processors too. */
const checkers = String(Math.max(1, Math.floor(processors / 2)));

/** For tsc and the linter's type checker, written in Go: they collect garbage for a third of their time, unless they may take more memory. */
const goSettings = { GOGC: '400', GOMEMLIMIT: String(Math.floor(totalmem() / 4)) };

/** Longest first, so that they end at about the same time. */
const checks: readonly Check[] = [
  {
    name: 'lint and import directions',
    byFile: true,
    command: ['oxlint', '--type-aware', '--deny-warnings', '--quiet'],
  },
  {
    name: 'types',
    command: ['tsc', '--pretty', '--checkers', checkers],
    // Looks again only at what a change can reach: a sixth of the time. The whole begins without a memory, as a fresh clone does.
    quick: ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  },
  { name: 'dead code', slow: true, command: ['knip', '--no-config-hints'] },
  { name: 'format', command: ['oxfmt', '--check'] },
];

/**
 * Runs types, lint, dead code and format, as many at once as there are processors. Prints the output of a failed one.
 * With `changed` it skips the slow ones, and lints only these files: the whole takes longer than their tests.
 */
export async function runChecks(root: string, { changed }: { changed?: readonly string[] } = {}): Promise<Tally> {
  let passed = 0;
  const failures: string[] = [];
  const waiting = changed === undefined ? [...checks] : checksOf(root, changed);
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const begun = performance.now();
      const { ok, output } = await run(root, check.command);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`${ok ? '✓' : '✗'} ${check.name} (${seconds} s)`);
      if (!ok) console.log(output);
      if (ok) passed += 1;
      else failures.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: processors }, work));
  return { passed, failures };
}

function checksOf(root: string, changed: readonly string[]): Check[] {
  const files = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(join(root, path)));
  return checks
    .filter(({ slow = false, byFile = false }) => !slow && (!byFile || files.length > 0))
    .map((check): Check => ({
      ...check,
      command: [...check.command, ...(check.quick ?? []), ...(check.byFile ? files : [])],
    }));
}

function run(root: string, [tool, ...args]: Check['command']): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      env: { ...process.env, ...goSettings },
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        output += data.toString();
      });
    }
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
