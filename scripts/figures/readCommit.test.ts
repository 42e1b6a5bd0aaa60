import { afterEach, beforeEach, expect, it } from 'vitest';
import { TestRepository } from '../git/TestRepository.ts';
import { readCommit } from './readCommit.ts';

let repository: TestRepository;
beforeEach(async () => {
  repository = await TestRepository.create();
});
afterEach(() => repository.remove());

it('counts the bytes and lines of each file as of the commit', async () => {
  const commit = await repository.commit('a.ts', 'one\ntwo\n');
  await repository.commit('a.ts', 'one\n');
  expect(readCommit(repository.root, commit)).toEqual([{ path: 'a.ts', bytes: 8, lines: 2 }]);
});

it('counts no lines in a picture', async () => {
  const commit = await repository.commit('a.webp', 'one\0two\n');
  expect(readCommit(repository.root, commit)).toEqual([{ path: 'a.webp', bytes: 8, lines: 0 }]);
});

it('refuses a commit that git does not have', () => {
  expect(() => readCommit(repository.root, 'nowhere')).toThrow('git does not have nowhere.');
});
