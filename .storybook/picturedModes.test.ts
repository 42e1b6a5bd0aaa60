import { inEveryMode, type Mode, plainModes } from '@mcy/ui/testing';
import type { Args } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { choosePictures, picturedModes } from './picturedModes.ts';

const { modes: everyMode } = inEveryMode.chromatic;
const words = (modes: Readonly<Record<string, Mode>>) =>
  Object.values(modes).map(({ locale, theme, viewport }) => [locale, theme, viewport] as const);

describe('a screen', () => {
  it('is pictured once, and other screens in other modes', () => {
    const seen = new Set<string>();
    for (const screen of ['A', 'B', 'C', 'D', 'E', 'F']) {
      const pictured = words(picturedModes(`Boxes/Screens/${screen}`, 'Loaded', everyMode));
      expect(pictured).toHaveLength(1);
      for (const [locale, theme, viewport] of pictured) {
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
    const modes = picturedModes('Patterns/Price', 'Variants', plainModes);
    expect(Object.keys(modes)).toHaveLength(1);
    expect(picturedModes('Primitives/Price', 'Variants', plainModes)).toEqual(modes);
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

  it('of an area is pictured in its screens alone', () => {
    for (const name of ['Variants', 'States'])
      expect(picturedModes('Account/People/PlayerRow', name, plainModes)).toEqual({});
  });

  it('that is an area’s form is pictured by its variants', () => {
    expect(Object.keys(picturedModes('Forms/Account/Entry/SignIn', 'Variants', plainModes))).toHaveLength(1);
    expect(picturedModes('Forms/Account/Entry/SignIn', 'States', plainModes)).toEqual({});
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
