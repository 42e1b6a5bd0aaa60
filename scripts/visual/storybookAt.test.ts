import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storybookAt } from './storybookAt.ts';
import { TestRepository } from '../git/TestRepository.ts';

const lock = JSON.stringify({ packages: { 'node_modules/react': { version: '19.3.0' } } });

let repository: TestRepository;
beforeEach(async () => {
  repository = await TestRepository.create();
});
afterEach(() => repository.remove());

describe('the Storybook of a commit', () => {
  it('comes from the cache after the first build', async () => {
    const folder = join(repository.root, '.cache', 'abc', 'storybook');
    await mkdir(folder, { recursive: true });
    expect(await storybookAt(repository.root, 'abc', join(repository.root, '.cache'))).toBe(folder);
  });

  it('fails with the reason when the clone lacks the commit', async () => {
    await repository.commit('package-lock.json', lock);
    const missing = storybookAt(repository.root, '1'.repeat(40), join(repository.root, '.cache'));
    await expect(missing).rejects.toThrow('commit 1111111111 is not in this clone');
  });

  it('leaves no worktree behind when the build fails', async () => {
    const commit = await repository.commit('package-lock.json', lock);
    const cache = join(repository.root, '.cache');
    await expect(storybookAt(repository.root, commit, cache)).rejects.toThrow('The Storybook build failed.');
    expect(existsSync(join(cache, commit, 'tree'))).toBe(false);
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1);
  });
});
