import type { Page } from 'playwright';

/** One story in one mode. */
export interface Shot {
  /** Names its files: the story's id and the mode. */
  name: string;
  storyId: string;
  /** As Storybook's sidebar has it. */
  title: string;
  modeName: string;
  mode: ShotMode;
  /** Of the window, in px. */
  width: number;
  height: number;
}

/** As `parameters.chromatic.modes` of a story has it. */
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
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
  };
}

interface StorybookPreview {
  ready(): Promise<unknown>;
  extract(): Promise<Record<string, ExtractedStory>>;
}

/** Every story that is looked at, in each of the modes it chose: the same list that Chromatic reads. */
export async function listShots(page: Page, address: string): Promise<readonly Shot[]> {
  await page.goto(new URL('iframe.html', address).href);
  const stories = await page.evaluate(async () => {
    const holder = globalThis as { __STORYBOOK_PREVIEW__?: StorybookPreview };
    while (holder.__STORYBOOK_PREVIEW__ === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    await holder.__STORYBOOK_PREVIEW__.ready();
    const extracted = Object.values(await holder.__STORYBOOK_PREVIEW__.extract());
    return extracted.map(({ id, title, name, parameters: { chromatic, viewport } }) => ({
      id,
      title,
      name,
      chromatic,
      viewports: viewport.options,
    }));
  });
  return stories.flatMap(({ id, title, name, chromatic, viewports }) =>
    chromatic?.disableSnapshot === true
      ? []
      : Object.entries(chromatic?.modes ?? {}).map(([modeName, mode]) => ({
          name: `${id}--${modeName.replaceAll(' ', '-')}`,
          storyId: id,
          title: `${title}/${name}`,
          modeName,
          mode,
          width: Number.parseInt(viewports[mode.viewport]?.styles.width ?? '', 10),
          height: Number.parseInt(viewports[mode.viewport]?.styles.height ?? '', 10),
        })),
  );
}
