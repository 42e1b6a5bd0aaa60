import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './house.ts';

const run = promisify(execFile);

/** A folder with the house's lint rules, where samples of code can be linted as if they stood at a path of the house. */
export function lintedFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));

  /** What oxlint says of the code; nothing when it has no fault to find. */
  async function lint(path: string, code: string): Promise<string> {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    const oxlint = join(root, 'node_modules/.bin/oxlint');
    const output = await run(oxlint, ['--format=unix', path], { cwd: folder }).catch(
      // A run that finds faults ends with an error that carries its output.
      (error: unknown) => error as { stdout: string },
    );
    rmSync(file);
    return output.stdout;
  }

  return { lint, remove: () => rmSync(folder, { recursive: true }) };
}
