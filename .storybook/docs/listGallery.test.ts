import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { listGallery } from './listGallery.ts';
import { storySources } from './storySources.ts';

const story = (id: string, title: string, name: string) => ({ id, title, name, type: 'story' });

describe('listGallery', () => {
  it('shows each screen by its first story, under its area, with the number of its states', () => {
    const entries = [
      { id: 'boxes-pools-screens-odds--docs', title: 'Boxes/Pools/Screens/Odds', name: 'Docs', type: 'docs' },
      story('boxes-pools-screens-odds--loaded', 'Boxes/Pools/Screens/Odds', 'Loaded'),
      story('boxes-pools-screens-odds--empty', 'Boxes/Pools/Screens/Odds', 'Empty'),
      story('wallet-recharge-screens-recharge--loaded', 'Wallet/Recharge/Screens/Recharge', 'Loaded'),
    ];
    expect(listGallery(entries)).toEqual([
      {
        area: 'Boxes',
        screens: [{ id: 'boxes-pools-screens-odds--loaded', name: 'Odds', topic: 'Pools', states: 2 }],
      },
      {
        area: 'Wallet',
        screens: [{ id: 'wallet-recharge-screens-recharge--loaded', name: 'Recharge', topic: 'Recharge', states: 1 }],
      },
    ]);
  });

  it('leaves out components', () => {
    expect(listGallery([story('patterns-screen--playground', 'Patterns/Screen', 'Playground')])).toEqual([]);
  });

  it('has every screen of the shop', () => {
    const entries = Object.values(storySources).flatMap((source) => {
      const title = /\btitle: '([^']+)'/.exec(source)?.[1] ?? '';
      return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
        story(toId(title, storyNameFromExport(name)), title, storyNameFromExport(name)),
      );
    });
    const shown = listGallery(entries).flatMap(({ screens }) => screens);
    const screenFiles = Object.keys(storySources).filter((path) => path.endsWith('Screen.stories.tsx'));
    const ofKit = screenFiles.filter((path) => path.includes('/patterns/'));
    expect(shown.length).toBeGreaterThan(50);
    expect(shown).toHaveLength(screenFiles.length - ofKit.length);
  });
});
