import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitsOf } from './commitsOf.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mcy-blame-'));
  git('init', '--quiet');
});
afterEach(() => rm(folder, { recursive: true }));

function git(...command: readonly string[]): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@mcy.vn', '-c', 'commit.gpgsign=false'];
  return spawnSync('git', [...who, ...command], { cwd: folder, encoding: 'utf8' }).stdout.trim();
}

async function commit(lines: string): Promise<string> {
  await writeFile(join(folder, 'account.txt'), lines);
  git('add', '.');
  git('commit', '--quiet', '--message', 'A change');
  return git('rev-parse', 'HEAD');
}

it('names for each picture the commit in which its line was written', async () => {
  const first = await commit('A--variants 1x1 aaaa\nB--variants 1x1 aaaa\n');
  const second = await commit('A--variants 1x1 aaaa\nB--variants 1x1 bbbb\n');
  expect(Object.fromEntries(commitsOf(folder, 'account.txt'))).toEqual({ 'A--variants': first, 'B--variants': second });
});

it('names no commit for a line that is not committed', async () => {
  await commit('A--variants 1x1 aaaa\n');
  await writeFile(join(folder, 'account.txt'), 'A--variants 1x1 cccc\n');
  expect(commitsOf(folder, 'account.txt').get('A--variants')).toBeNull();
});

it('knows nothing of a file that git does not know', async () => {
  await commit('A--variants 1x1 aaaa\n');
  expect(commitsOf(folder, 'wallet.txt').size).toBe(0);
});
