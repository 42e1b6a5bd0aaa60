import { topicOf, touches } from './topicOf.ts';

/** What changed, as `test:changed` sees it. */
interface Change {
  /** Changed files. */
  files: readonly string[];
  /** Their topics. */
  topics: readonly string[];
  areas: ReadonlySet<string>;
}

/** The tests among these files that `test:changed` runs: those beside the code of the changed topics, and changed ones. */
export function chooseTests(paths: readonly string[], { files, topics, areas }: Change) {
  const chosen = paths.filter((path) => {
    const topic = topicOf(path, areas);
    return files.includes(path) || (topic !== null && topics.some((one) => touches(one, topic)));
  });
  return {
    /** In Node. */
    others: chosen.filter((path) => path.endsWith('.test.ts')),
    /** In a browser. A story with a play function is its component's test. */
    components: chosen.filter((path) => path.endsWith('.test.tsx') || path.endsWith('.stories.tsx')),
  };
}
