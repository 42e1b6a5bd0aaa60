import { viewports } from '@mcy/ui/testing';
import { composeStories } from '@storybook/react-vite';
import { describe, expect, inject, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { dailyStories } from './dailyStories.ts';
import { findLostFocus } from './findLostFocus.ts';
import { findMotion } from './findMotion.ts';
import { findOverflow } from './findOverflow.ts';
import { mountStories } from './mountStories.ts';
import type { Story } from './mountStory.ts';
import { type PlayedStory, playStory } from './playStory.ts';
import { skipDrawing } from './skipDrawing.ts';
import { standIns } from './standIns.ts';

type Stories = Parameters<typeof composeStories>[0];
type Composed = Story & PlayedStory & { storyName: string; play?: unknown; globals: Readonly<Record<string, unknown>> };

skipDrawing();

/** The tests of a story file: its daily stories in their normal look, then those that stand for all with a reader's preferences. */
export function testStories(stories: Stories): void {
  describe(stories.default.title ?? 'Stories without a title', () => {
    const all = composed(stories, {});
    const shown = inject('long') ? all : dailyStories(all);
    const inColour = inject('long') ? all : standIns(shown);
    for (const story of shown) {
      it(story.storyName, async () => {
        await resize(sizeOf(story.globals));
        expect(await playStory(story, { contrast: inColour.includes(story) })).toEqual([]);
      });
    }

    // Once per file: each switch goes through Vitest and Playwright to the browser and back.
    it('320 px wide in the pseudo-language, with forced colors and reduced motion', async () => {
      await commands.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      try {
        const look = async () => [...findOverflow(), ...findMotion(), ...(await findLostFocus())];
        const pseudo = composed(stories, { locale: 'pseudo', theme: 'light' });
        expect(await mountStories(inject('long') ? pseudo : standIns(pseudo), look)).toEqual([]);
      } finally {
        await commands.emulateMedia({ forcedColors: null, reducedMotion: null });
      }
    });

    if (!inject('long')) return;
    it('320 px wide in the pseudo-language, dark', async () => {
      const pseudo = composed(stories, { locale: 'pseudo', theme: 'dark' });
      expect(await mountStories(pseudo, async () => findOverflow())).toEqual([]);
    });
  });
}

function composed(stories: Stories, initialGlobals: Readonly<Record<string, unknown>>): readonly Composed[] {
  // Their props differ, and nothing here passes any.
  return Object.values(composeStories(stories, { initialGlobals })) as unknown as readonly Composed[];
}

interface Size {
  width: number;
  height: number;
}

/** Asks the browser only for a change: each request goes through Vitest and Playwright and back. */
async function resize({ width, height }: Size): Promise<void> {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
}

function sizeOf({ viewport }: Composed['globals']): Size {
  const chosen = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : undefined;
  const [, { styles }] = Object.entries(viewports).find(([name]) => name === chosen) ?? ['', viewports.phone];
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** True when the tests that `npm test` leaves to `npm run test:long` run too. */
    long: boolean;
  }
}
