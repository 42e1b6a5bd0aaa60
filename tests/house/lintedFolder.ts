import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './house.ts';

const run = promisify(execFile);

/** What oxlint says of a sample; nothing when it has no fault to find. */
type Faults = () => Promise<string>;

/** A folder where samples of code are linted by the house's rules, each as if it were at a path of the house; one run of oxlint lints them all. */
export function lintedFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  let count = 0;
  let linting: Promise<string> | null = null;

  /** Every sample is added before the faults of the first are asked for. */
  function add(path: string, code: string): Faults {
    count += 1;
    const sample = `sample-${count}/`;
    const file = join(folder, sample, path);
    mkdirSync(dirname(file), { recursive: true });
    // A house of its own: the paths of a configuration are relative to its folder.
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, sample, '.oxlintrc.json'));
    writeFileSync(file, code);
    return async () => {
      linting ??= lint();
      const lines = (await linting).split('\n');
      return lines.filter((line) => line.includes(sample)).join('\n');
    };
  }

  async function lint(): Promise<string> {
    const oxlint = join(root, 'node_modules/.bin/oxlint');
    const output = await run(oxlint, ['--format=unix'], { cwd: folder, maxBuffer: 2 ** 24 }).catch(
      // A run that finds faults ends with an error that carries its output.
      (error: unknown) => error as { stdout: string },
    );
    return output.stdout;
  }

  return { add, remove: () => rmSync(folder, { recursive: true }) };
}
