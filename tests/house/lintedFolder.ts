import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './house.ts';

const run = promisify(execFile);

/** Oxlint's findings for a sample; empty when there are none. */
type Faults = () => Promise<string>;

/** A folder for linting code samples with the house's rules, as if each were at a path of the house; one oxlint run lints them all. */
export function lintedFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  let count = 0;
  let linting: Promise<string> | null = null;

  /** Add every sample before reading the first findings. */
  function add(path: string, code: string): Faults {
    count += 1;
    const sample = `sample-${count}/`;
    const file = join(folder, sample, path);
    mkdirSync(dirname(file), { recursive: true });
    // A separate root: a configuration's paths are relative to its folder.
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
      // A run with findings exits with an error that carries its output.
      (error: unknown) => error as { stdout: string },
    );
    return output.stdout;
  }

  return { add, remove: () => rmSync(folder, { recursive: true }) };
}
