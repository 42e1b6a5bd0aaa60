import { type Mode, modesOfScreens } from '@mcy/ui/testing';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

type Modes = Readonly<Record<string, Mode>>;

/** A story's say on its pictures, as Chromatic reads it. */
interface Chromatic {
  disableSnapshot?: boolean;
  modes?: Modes;
}

/**
 * The modes a story is pictured in by default, of those it has. A screen is seen twice, with the other theme and the other
 * size; a component once by its variants; a part of the kit also by its states, in the other theme and size.
 * Which modes follows from the component's name, so that no other story changes them and every pair of language,
 * theme and size is among the screens.
 */
export function picturedModes(title: string, name: string, modes: Modes): Modes {
  const names = Object.keys(modes);
  const turn = turnOf(title.split('/').at(-1) ?? '');
  const kept = (...chosen: readonly (string | undefined)[]): Modes =>
    Object.fromEntries(Object.entries(modes).filter(([mode]) => chosen.includes(mode)));
  const pair = modesOfScreens[turn % modesOfScreens.length] ?? [];
  if (pair.every((mode) => names.includes(mode))) return kept(...pair);
  if (name === 'Variants' || title.startsWith('Foundations/')) return kept(names[turn % names.length]);
  if (name === 'States' && /^(Primitives|Patterns|Forms)\//.test(title)) return kept(names[(turn + 1) % names.length]);
  return {};
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
