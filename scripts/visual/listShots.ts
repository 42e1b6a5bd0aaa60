import type { Page } from 'playwright';
import { placeOf } from './placeOf.ts';

/** One story in one mode. */
export interface Shot {
  /** The picture's unique name: its topic, component and story, and the mode, such as `account/people/FollowButton--variants--vn-dark-phone`. */
  name: string;
  /** Its fingerprint file. */
  topic: string;
  /** The rest of its name, which starts its line in that file. */
  picture: string;
  storyId: string;
  /** As in Storybook's sidebar. */
  title: string;
  modeName: string;
  mode: ShotMode;
  /** True when the default run and Chromatic take it. */
  usual: boolean;
  /** Of the window, in px. */
  width: number;
  height: number;
}

interface ShotMode {
  locale: string;
  theme: string;
  viewport: string;
}

interface ExtractedStory {
  id: string;
  title: string;
  name: string;
  parameters: {
    chromatic?: { disableSnapshot?: boolean; modes?: Record<string, ShotMode> };
    /** Written by `.storybook/picturedModes.ts`; missing in an older Storybook. */
    allModes?: Record<string, ShotMode>;
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
  };
}

interface StorybookPreview {
  ready(): Promise<unknown>;
  extract(): Promise<Record<string, ExtractedStory>>;
}

interface StoryIndex {
  entries: Record<string, { importPath: string }>;
}

/** Every story in each of its modes, including those of the default run: the same list that Chromatic reads. */
export async function listShots(page: Page, address: string): Promise<readonly Shot[]> {
  // Storybook writes it and defines its shape.
  const { entries } = (await (await fetch(new URL('index.json', address))).json()) as StoryIndex;
  await page.goto(new URL('iframe.html', address).href);
  const stories = await page.evaluate(async () => {
    const holder = globalThis as { __STORYBOOK_PREVIEW__?: StorybookPreview };
    while (holder.__STORYBOOK_PREVIEW__ === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    await holder.__STORYBOOK_PREVIEW__.ready();
    const extracted = Object.values(await holder.__STORYBOOK_PREVIEW__.extract());
    return extracted.map(({ id, title, name, parameters: { chromatic, allModes, viewport } }) => {
      const chosen = chromatic?.disableSnapshot === true ? {} : (chromatic?.modes ?? {});
      return { id, title, name, usual: Object.keys(chosen), modes: allModes ?? chosen, viewports: viewport.options };
    });
  });
  return stories.flatMap(({ id, title, name, usual, modes, viewports }) =>
    Object.entries(modes).map(([modeName, mode]) => {
      const { topic, picture: story } = placeOf(entries[id]?.importPath ?? '', id);
      const picture = `${story}--${modeName.replaceAll(' ', '-')}`;
      return {
        name: `${topic}/${picture}`,
        topic,
        picture,
        storyId: id,
        title: `${title}/${name}`,
        modeName,
        mode,
        usual: usual.includes(modeName),
        width: Number.parseInt(viewports[mode.viewport]?.styles.width ?? '', 10),
        height: Number.parseInt(viewports[mode.viewport]?.styles.height ?? '', 10),
      };
    }),
  );
}
