// Every story on the narrowest phone in a language 40 % longer, and for readers who ask for their own colours and less motion.
// One component alone: npx vitest run --config vitest.workspace.ts --project every-story -t 'Primitives/Tabs'
import type { Theme } from '@mcy/ui/tokens';
import { composeStories } from '@storybook/react-vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';
import { findLostFocus } from './findLostFocus.ts';
import { findMotion } from './findMotion.ts';
import { findOverflow } from './findOverflow.ts';
import { mountStory, type Story } from './mountStory.ts';

const pattern = '../../packages/*/src/**/*.stories.tsx';
const modules = import.meta.glob<Parameters<typeof composeStories>[0]>('../../packages/*/src/**/*.stories.tsx');
// The titles must be known before a story is loaded, or one component could not be run without loading all.
const sources = import.meta.glob<string>('../../packages/*/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const components = Object.entries(modules)
  .map(([path, load]) => ({ title: /\btitle: '([A-Z]\w*\/[^']+)'/.exec(sources[path] ?? '')?.[1] ?? path, load }))
  .toSorted((one, other) => one.title.localeCompare(other.title));

it('finds the stories', () => {
  expect(components.length, pattern).toBeGreaterThan(100);
});

describe('320 px wide in the pseudo-language, dark', () => {
  beforeAll(() => prepare({ forcedColors: null, reducedMotion: null }));

  it.for(components)('$title', async ({ load }) => {
    expect(await faultsOf(load, 'dark', async () => findOverflow())).toEqual([]);
  });
});

describe('and light, with forced colours and reduced motion', () => {
  beforeAll(() => prepare({ forcedColors: 'active', reducedMotion: 'reduce' }));

  it.for(components)('$title', async ({ load }) => {
    const look = async () => [...findOverflow(), ...findMotion(), ...(await findLostFocus())];
    expect(await faultsOf(load, 'light', look)).toEqual([]);
  });
});

async function prepare(wishes: Parameters<typeof commands.emulateMedia>[0]): Promise<void> {
  await page.viewport(320, 640);
  await commands.emulateMedia(wishes);
  await Promise.all(['400', '500', '700'].map((weight) => document.fonts.load(`${weight} 1rem 'Be Vietnam Pro'`)));
}

/** Each fault of a file's stories, behind the story's name. */
async function faultsOf(
  load: (typeof components)[number]['load'],
  theme: Theme,
  look: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const globals = { ...preview.initialGlobals, locale: 'pseudo', theme };
  const stories = composeStories(await load(), { ...preview, initialGlobals: globals });
  const faults: string[] = [];
  for (const [name, story] of Object.entries<Story>(stories)) {
    for (const fault of await mountStory(story, look)) faults.push(`${name}: ${fault}`);
  }
  return faults;
}
