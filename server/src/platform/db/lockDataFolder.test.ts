import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseOpenError } from './DatabaseOpenError.ts';
import { lockDataFolder } from './lockDataFolder.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mcy-lock-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const holder = `
  import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'lockDataFolder.ts'))};
  const unlock = lockDataFolder(process.argv[1]);
  console.log('locked');
  // Garbage collection of the returned function would release the lock.
  setInterval(() => unlock, 1000);
`;

describe('the lock on the data folder', () => {
  it('refuses a second holder with one sentence, and is free again after release', () => {
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DatabaseOpenError);
    expect(() => lockDataFolder(folder)).toThrow(/^The data folder .* is in use by another process: stop/);
    unlock();
    lockDataFolder(folder)();
  });

  it('ends with a killed process', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', holder, folder], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(child.stdout, 'data');
    expect(() => lockDataFolder(folder)).toThrow(/in use by another process/);
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockDataFolder(folder)();
  });

  it.each([
    ['/dev/null/data', /^The data folder \/dev\/null\/data cannot be written \(\/dev\/null is a file[^\n]+$/],
    ['/dev/null', /^The data folder \/dev\/null cannot be written \(\/dev\/null is a file[^\n]+$/],
    ['/proc/nope/x', /^The data folder \/proc\/nope\/x cannot be written \(a folder cannot[^\n]+ set DATA_DIR [^\n]+$/],
  ])('reports in one sentence that %s cannot be written', (path, sentence) => {
    expect(() => lockDataFolder(path)).toThrow(sentence);
    expect(() => lockDataFolder(path)).toThrow(DatabaseOpenError);
  });
});
