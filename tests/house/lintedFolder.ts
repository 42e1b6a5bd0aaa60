import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import config from '../../oxlint.config.ts';
import { root } from './house.ts';

const run = promisify(execFile);

const inSample = (globs: readonly string[] = []): string[] => globs.map((glob) => `*/${glob}`);

/** The house's rules for a folder of samples, each with the house's folders. */
const sampleConfig = {
  ...config,
  overrides: config.overrides.map((override) => ({
    ...override,
    files: inSample(override.files),
    excludeFiles: inSample(override.excludeFiles),
  })),
};

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
    writeFileSync(file, code);
    return async () => {
      linting ??= lint();
      const lines = (await linting).split('\n');
      return lines.filter((line) => line.includes(sample)).join('\n');
    };
  }

  async function lint(): Promise<string> {
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(sampleConfig));
    const oxlint = join(root, 'node_modules/.bin/oxlint');
    const output = await run(oxlint, ['--format=unix'], { cwd: folder, maxBuffer: 2 ** 24 }).catch(
      // A run with findings exits with an error that carries its output.
      (error: unknown) => error as { stdout: string },
    );
    return output.stdout;
  }

  return { add, remove: () => rmSync(folder, { recursive: true }) };
}
