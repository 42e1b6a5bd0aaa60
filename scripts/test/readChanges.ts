import { execFileSync } from 'node:child_process';

/** Files that differ from this branch's start on main, committed or not. */
export function readChanges(root: string): readonly string[] {
  const git = (...args: readonly string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')].toSorted();
}
