import { endStory } from './endStory.ts';
import { mountStory, type Story } from './mountStory.ts';
import { narrowFrame } from './narrowFrame.ts';

/** Mounts stories one after another at 320 px, without their play functions; returns their faults, each with the story's name. */
export async function mountStories(
  stories: readonly (Story & { storyName: string })[],
  look: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const widen = narrowFrame();
  const faults: string[] = [];
  try {
    for (const story of stories) {
      for (const fault of await mountStory(story, look)) faults.push(`${story.storyName}: ${fault}`);
    }
  } finally {
    await endStory();
    widen();
  }
  return faults;
}
