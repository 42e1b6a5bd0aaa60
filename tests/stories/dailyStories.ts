interface Named {
  storyName: string;
  play?: unknown;
}

/** Stories that show what a component can be, its default look included. */
const whole = ['Variants', 'States'];

/** The stories that `npm test` shows: all but a playground that does nothing, where another story shows the same component whole. */
export function dailyStories<Story extends Named>(stories: readonly Story[]): readonly Story[] {
  if (!stories.some(({ storyName }) => whole.includes(storyName))) return stories;
  return stories.filter(({ storyName, play }) => storyName !== 'Playground' || play !== undefined);
}
