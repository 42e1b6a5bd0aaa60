import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Runs a script in its own process: it prints the folder, and its TMPDIR. */
function run(end: string): { folder: string; temporary: string } {
  const source = `
    const { tempInMemory } = await import(${JSON.stringify(join(import.meta.dirname, 'tempInMemory.ts'))});
    const folder = tempInMemory();
    console.log(JSON.stringify({ folder: String(folder), temporary: process.env.TMPDIR ?? 'none' }));
    ${end}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    env: { PATH: dirname(process.execPath), TMPDIR: 'none' },
    encoding: 'utf8',
  });
  // Printed by the script above.
  return JSON.parse(stdout) as { folder: string; temporary: string };
}

it('puts temporary files into memory where it can, and else leaves them on the disk', () => {
  const { folder, temporary } = run('');
  expect(temporary).toBe(folder === 'null' ? 'none' : folder);
  expect(existsSync(folder)).toBe(false);
});

it('removes what a killed run left', () => {
  const killed = run('process.kill(process.pid, "SIGKILL");');
  const isThere = existsSync(killed.folder);
  expect(isThere).toBe(killed.folder !== 'null');
  run('');
  expect(existsSync(killed.folder)).toBe(false);
});
