import { touches } from './topicOf.ts';

/** A journey and the topics or areas that it covers. */
interface Journey {
  path: string;
  covers: readonly string[];
}

/**
 * The journeys that `test:changed` runs for these topics, and those that it leaves to `npm test`: every changed one, and at most `most`
 * others. Those that name the topic itself come before those that name its area, and those that cover least come first.
 */
export function chooseJourneys(
  journeys: readonly Journey[],
  { files, topics, most }: { files: readonly string[]; topics: readonly string[]; most: number },
): { chosen: readonly string[]; left: readonly string[] } {
  const changed = journeys.flatMap(({ path }) => (files.includes(path) ? [path] : []));
  const others = journeys
    .filter(
      ({ path, covers }) =>
        !changed.includes(path) && covers.some((one) => topics.some((topic) => touches(topic, one))),
    )
    .map(({ path, covers }) => ({
      path,
      exact: topics.some((topic) => covers.includes(topic)),
      breadth: covers.length,
    }))
    .toSorted((a, b) => Number(b.exact) - Number(a.exact) || a.breadth - b.breadth || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path);
  return { chosen: [...changed, ...others.slice(0, most)], left: others.slice(most) };
}
