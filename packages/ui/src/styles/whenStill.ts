import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../tokens/media.ts';

type Declarations = Omit<StyleRule, '@media' | 'selectors'>;

/**
 * Declarations for those who asked for less motion, by their system or in the shop, where the tokens of `vars.motion` do
 * not already stop it: `style({ …, ...whenStill({ display: 'none' }) })`. With `states`, of the element in these alone.
 */
export function whenStill(declarations: Declarations, states: readonly string[] = ['&']) {
  const inStates = (prefix: string) => Object.fromEntries(states.map((state) => [`${prefix}${state}`, declarations]));
  return {
    '@media': { [media.reducedMotion]: { selectors: inStates('') } },
    selectors: inStates(':root[data-motion="still"] '),
  };
}
