import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { askGit } from '../git/askGit.ts';
import { buildStorybook } from './buildStorybook.ts';
import { samePackages, workspacesOf } from './lockedPackages.ts';

/** The folder of a commit's Storybook, built once and cached. Throws with the reason when it cannot be built. */
export async function storybookAt(root: string, commit: string, cache: string): Promise<string> {
  const storybook = join(cache, commit, 'storybook');
  if (existsSync(storybook)) return storybook;
  const lock = askGit(root, 'show', `${commit}:package-lock.json`);
  if (lock === null) {
    const advice =
      askGit(root, 'rev-parse', '--is-shallow-repository')?.trim() === 'true' ? ': run git fetch --unshallow' : '';
    throw new Error(`commit ${commit.slice(0, 10)} is not in this clone${advice}`);
  }
  const tree = join(cache, commit, 'tree');
  const built = join(cache, commit, 'building');
  console.log(`Building the Storybook of ${commit.slice(0, 10)}, once.`);
  await rm(tree, { recursive: true, force: true });
  await rm(built, { recursive: true, force: true });
  askGit(root, 'worktree', 'prune');
  if (askGit(root, 'worktree', 'add', '--detach', tree, commit) === null) {
    throw new Error(`git could not check out ${commit.slice(0, 10)} beside this one`);
  }
  try {
    const same = samePackages(lock, readFileSync(join(root, 'package-lock.json'), 'utf8'));
    await (same ? linkWorkspaces(tree, lock) : install(tree));
    buildStorybook(tree, built, same ? root : tree);
    await rename(built, storybook);
    return storybook;
  } finally {
    askGit(root, 'worktree', 'remove', '--force', tree);
  }
}

/** The tree is inside this house, whose packages it finds above it; only the workspaces must be its own. */
async function linkWorkspaces(tree: string, lock: string): Promise<void> {
  for (const [name, folder] of workspacesOf(lock)) {
    const link = join(tree, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(tree, folder), link, 'junction');
  }
}

function install(tree: string): void {
  console.log('Its packages differ from those installed here: installing them for it.');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: tree,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('installing the packages of that commit failed');
}
