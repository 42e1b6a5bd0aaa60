import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitsOf } from './commitsOf.ts';
import { TestRepository } from '../git/TestRepository.ts';

let repository: TestRepository;
beforeEach(async () => {
  repository = await TestRepository.create();
});
afterEach(() => repository.remove());

it('names for each picture the commit that wrote its line', async () => {
  const first = await repository.commit('account.txt', 'A--variants 1x1 aaaa\nB--variants 1x1 aaaa\n');
  const second = await repository.commit('account.txt', 'A--variants 1x1 aaaa\nB--variants 1x1 bbbb\n');
  expect(Object.fromEntries(commitsOf(repository.root, 'account.txt'))).toEqual({
    'A--variants': first,
    'B--variants': second,
  });
});

it('names the commit that wrote a line, not the one that moved it to the file of its topic', async () => {
  const lines = `A--variants 1x1 ${'a'.repeat(60)}\nB--variants 1x1 ${'b'.repeat(60)}\n`;
  const first = await repository.commit('account.txt', lines);
  const [moved = '', kept = ''] = lines.split('\n');
  await repository.write('account.txt', `${kept}\n`);
  await repository.commit('levels.txt', `${moved}\n`);
  expect(commitsOf(repository.root, 'levels.txt').get('A--variants')).toBe(first);
});

it('names no commit for an uncommitted line', async () => {
  await repository.commit('account.txt', 'A--variants 1x1 aaaa\n');
  await repository.write('account.txt', 'A--variants 1x1 cccc\n');
  expect(commitsOf(repository.root, 'account.txt').get('A--variants')).toBeNull();
});

it('is empty for a file unknown to git', async () => {
  await repository.commit('account.txt', 'A--variants 1x1 aaaa\n');
  expect(commitsOf(repository.root, 'wallet.txt').size).toBe(0);
});
