import { askGit } from '../git/askGit.ts';

/** Git's name for a line that the working tree changed. */
const uncommitted = /^0+$/;

/**
 * The commit that wrote each line of a fingerprint file, by the line's picture: git remembers it, so no line names its commit, and a rebase
 * keeps it correct, as does moving it to another file. Null for an uncommitted line; empty for a file unknown to git.
 */
export function commitsOf(root: string, path: string): ReadonlyMap<string, string | null> {
  return readBlame(askGit(root, 'blame', '-C', '--line-porcelain', '--', path) ?? '');
}

/** The commit of each line, by its first word, from the output of `git blame --line-porcelain`. */
function readBlame(blame: string): ReadonlyMap<string, string | null> {
  const commits = new Map<string, string | null>();
  let commit = '';
  for (const line of blame.split('\n')) {
    const [, named] = /^([0-9a-f]{40}) \d+ \d+/.exec(line) ?? [];
    if (named !== undefined) commit = named;
    if (line.startsWith('\t')) commits.set(line.slice(1).split(' ')[0] ?? '', uncommitted.test(commit) ? null : commit);
  }
  return commits;
}
