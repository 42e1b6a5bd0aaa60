import { inEveryMode, type Mode, plainModes } from '@mcy/ui/testing';
import type { Args } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { choosePictures, picturedModes } from './picturedModes.ts';

const { modes: everyMode } = inEveryMode.chromatic;
const words = (modes: Readonly<Record<string, Mode>>) =>
  Object.values(modes).map(({ locale, theme, viewport }) => [locale, theme, viewport] as const);

describe('a screen', () => {
  it('is pictured twice, with the other theme and the other size', () => {
    for (const screen of ['Open', 'Odds', 'Wallet', 'Home', 'Record']) {
      const [one, other] = words(picturedModes(`Boxes/Screens/${screen}`, 'Loaded', everyMode));
      expect(other?.[1]).not.toBe(one?.[1]);
      expect(other?.[2]).not.toBe(one?.[2]);
    }
  });

  it('shows, with others, every pair of language, theme and size', () => {
    const seen = new Set<string>();
    for (const screen of ['A', 'B', 'C']) {
      for (const [locale, theme, viewport] of words(picturedModes(`Boxes/Screens/${screen}`, 'Loaded', everyMode))) {
        for (const pair of [`${locale} ${theme}`, `${locale} ${viewport}`, `${theme} ${viewport}`]) seen.add(pair);
      }
    }
    expect(seen.size).toBe(6 + 6 + 4);
  });

  it('is not pictured while it loads', () => {
    expect(picturedModes('Boxes/Screens/Open', 'Loading', plainModes)).toEqual({});
  });
});

describe('a component', () => {
  it('is pictured once, in the same mode wherever it moves', () => {
    const modes = picturedModes('Account/FollowButton', 'Variants', plainModes);
    expect(Object.keys(modes)).toHaveLength(1);
    expect(picturedModes('Account/People/FollowButton', 'Variants', plainModes)).toEqual(modes);
  });

  it('of the kit is pictured by its states in its other mode', () => {
    const both = ['Variants', 'States'].flatMap((name) =>
      Object.keys(picturedModes('Primitives/Button', name, plainModes)),
    );
    expect(both.toSorted()).toEqual(Object.keys(plainModes));
  });

  it.for(['Playground', 'InUse'])('is not pictured by %s', (name) => {
    expect(picturedModes('Primitives/Button', name, plainModes)).toEqual({});
  });

  it('of an area is not pictured by its states', () => {
    expect(picturedModes('Account/PlayerRow', 'States', plainModes)).toEqual({});
  });
});

describe('what Chromatic reads', () => {
  function read(name: string, chromatic: Args) {
    const parameters: Args = { chromatic };
    // The rest of a story's context is not read.
    const context = { title: 'Primitives/Button', name, parameters, argTypes: {} } as unknown as Parameters<
      typeof choosePictures
    >[0];
    choosePictures(context);
    return parameters;
  }

  it('is the modes of the default run', () => {
    const { chromatic, allModes } = read('Variants', { modes: plainModes });
    expect(chromatic).toMatchObject({ disableSnapshot: false });
    expect(allModes).toEqual(plainModes);
  });

  it('is no snapshot for a story that is pictured only on demand', () => {
    expect(read('InUse', { modes: plainModes })).toMatchObject({
      chromatic: { disableSnapshot: true },
      allModes: plainModes,
    });
  });

  it('is no snapshot, ever, for a story that wants none', () => {
    expect(read('Variants', { modes: plainModes, disableSnapshot: true })).toMatchObject({
      chromatic: { disableSnapshot: true },
      allModes: {},
    });
  });
});
