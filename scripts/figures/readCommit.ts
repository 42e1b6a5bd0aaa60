import { askGit } from '../git/askGit.ts';
import type { TrackedFile } from './TrackedFile.ts';

/** Every file of a commit with its size. Throws when git does not have the commit. */
export function readCommit(root: string, commit: string): readonly TrackedFile[] {
  const tree = askGit(root, 'ls-tree', '-r', '-l', '-z', commit);
  if (tree === null) throw new Error(`git does not have ${commit}.`);
  const counts = askGit(root, 'grep', '-I', '-c', '-z', '', commit) ?? '';
  const lines = new Map(
    counts.split('\n').map((row) => {
      const [path = '', count] = row.split('\0');
      return [path.slice(commit.length + 1), Number(count)];
    }),
  );
  return tree
    .split('\0')
    .filter((row) => row !== '')
    .map((row) => {
      const [about = '', path = ''] = row.split('\t');
      return { path, bytes: Number(about.split(/\s+/)[3]), lines: lines.get(path) ?? 0 };
    });
}
