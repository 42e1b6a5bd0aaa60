import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFile, nameOf, refuseOverwrite } from './keepFile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mcy-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps a database, and refuses to replace it', () => {
  const file = join(folder, '2.6.0/database.json.br');
  expect(() => refuseOverwrite(file)).not.toThrow();
  keepFile(file, Buffer.from('old'));
  expect(() => refuseOverwrite(file)).toThrow('is kept already');
  expect(() => keepFile(file, Buffer.from('new'))).toThrow('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe('old');
});

it('names a database by its last migration, so that migrations of the same version make another', () => {
  expect(nameOf('2.6.0', ['0003_wallet', '0021_facts', '0007_withdrawal'])).toBe('2.6.0-0021');
});
