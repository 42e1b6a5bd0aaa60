import { askGit } from '../git/askGit.ts';

/** A line that the working tree changed, in git's words. */
const uncommitted = /^0+$/;

/**
 * The commit that brought each line of a file of fingerprints, by what the line is of: git remembers it, so no line names
 * its commit, and a rebase keeps it true. Null for a line that is not committed; empty where git knows nothing of the file.
 */
export function commitsOf(root: string, path: string): ReadonlyMap<string, string | null> {
  return readBlame(askGit(root, 'blame', '--line-porcelain', '--', path) ?? '');
}

/** The commit of each line, by its first word, from what `git blame --line-porcelain` prints. */
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
