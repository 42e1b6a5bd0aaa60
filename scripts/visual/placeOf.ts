import { basename, dirname } from 'node:path/posix';

/** Where a story's fingerprints are kept, and under which name. */
export interface Place {
  /** Folder of its topic below `src`, the same for every package, such as `account/people`. */
  topic: string;
  /** Of its file and its export: a topic that moves as a whole keeps them. */
  picture: string;
}

/** The place of a story, by its file as Storybook's index names it (`./packages/ui/src/account/people/FollowButton/FollowButton.stories.tsx`) and its id. */
export function placeOf(importPath: string, storyId: string): Place {
  const [, floor = '', folder = ''] = /^(?:\.\/)?packages\/(\w+)\/src\/(.+)$/.exec(dirname(importPath)) ?? [];
  if (folder === '') throw new Error(`${importPath} is not in a folder of a package.`);
  const component = basename(importPath).replace(/\.stories\.tsx$/, '');
  // A component has a folder of its own; what lies beside others belongs to the folder it lies in.
  const topic = basename(folder) === component ? dirname(folder) : folder;
  return { topic: topic === '.' ? floor : topic, picture: `${component}--${storyId.split('--')[1] ?? ''}` };
}
