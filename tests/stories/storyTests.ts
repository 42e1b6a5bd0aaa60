import type { Plugin } from 'vite';

/** Turns each `*.stories.tsx` that Vitest runs into a test file; an import of one gets only the stories. */
export function storyTests(): Plugin {
  return {
    name: 'story-tests',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      // Vitest's own mark for the file it runs.
      handler: (id) => (/\.stories\.tsx\?browserv=\w+$/.test(id) ? id.replace('?browserv=', '?tested=') : undefined),
    },
    load: {
      filter: { id: /\.stories\.tsx\?tested=/ },
      handler: (id) => `import * as stories from ${JSON.stringify(id.split('?')[0])};
import { testStories } from '/tests/stories/testStories.ts';
testStories(stories);`,
    },
  };
}
