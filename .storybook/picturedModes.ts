import { type Mode, plainModes } from '@mcy/ui/testing';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

type Modes = Readonly<Record<string, Mode>>;

/** A story's say on its pictures, as Chromatic reads it. */
interface Chromatic {
  disableSnapshot?: boolean;
  modes?: Modes;
}

/**
 * The modes a story is pictured in by default, of those it has. A screen is seen once, with its parts of the area in it; a part of
 * the kit and a form by its variants; a part of the kit also by its states, in the other theme and size.
 * Which modes follows from the component's name, so that no other story changes them and every pair of language,
 * theme and size is among the screens.
 */
export function picturedModes(title: string, name: string, modes: Modes): Modes {
  const names = Object.keys(modes);
  const turn = turnOf(title.split('/').at(-1) ?? '');
  const isScreen = names.length > Object.keys(plainModes).length;
  const isKit = /^(Foundations|Primitives|Patterns)\/|^Forms\/(Fields\/|SchemaForm$)/.test(title);
  if (isScreen || (name === 'Variants' && (isKit || title.startsWith('Forms/')))) return only(turn);
  if (title.startsWith('Foundations/')) return only(turn);
  return name === 'States' && isKit ? only(turn + 1) : {};

  function only(place: number): Modes {
    const chosen = names[place % names.length];
    return Object.fromEntries(Object.entries(modes).filter(([mode]) => mode === chosen));
  }
}

function turnOf(component: string): number {
  return [...component].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

/** Tells Chromatic and `npm run visual` in which modes a story is pictured: only here are its title and its own modes both known. */
export const choosePictures: ArgTypesEnhancer = ({ title, name, parameters, argTypes }) => {
  // Parameters are whatever a story says; these are typed where they are read.
  const { disableSnapshot = false, modes = {} } = (parameters['chromatic'] ?? {}) as Chromatic;
  const allModes = disableSnapshot ? {} : modes;
  const chosen = picturedModes(title, name, allModes);
  Object.assign(parameters, {
    allModes,
    chromatic: { modes: chosen, disableSnapshot: Object.keys(chosen).length === 0 },
  });
  return argTypes;
};
