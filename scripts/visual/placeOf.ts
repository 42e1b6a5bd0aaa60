import { basename, dirname } from 'node:path/posix';

/** A story's fingerprint file, and its name there. */
export interface Place {
  /** Folder of its topic below `src`, the same for every package, such as `account/people`. */
  topic: string;
  /** From its file and its export, so it survives moving the topic. */
  picture: string;
}

/** Finds a story's place from its file in Storybook's index (`./packages/ui/src/account/people/FollowButton/FollowButton.stories.tsx`) and its id. */
export function placeOf(importPath: string, storyId: string): Place {
  const [, floor = '', folder = ''] = /^(?:\.\/)?packages\/(\w+)\/src\/(.+)$/.exec(dirname(importPath)) ?? [];
  if (folder === '') throw new Error(`${importPath} is not in a folder of a package.`);
  const component = basename(importPath).replace(/\.stories\.tsx$/, '');
  // A component has its own folder; a file beside others belongs to their folder.
  const topic = basename(folder) === component ? dirname(folder) : folder;
  return { topic: topic === '.' ? floor : topic, picture: `${component}--${storyId.split('--')[1] ?? ''}` };
}
