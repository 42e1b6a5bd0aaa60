import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../tokens/media.ts';

type Declarations = Omit<StyleRule, '@media' | 'selectors'>;

/**
 * Declarations for reduced motion, by system or in the shop, for what the `vars.motion` tokens do not already stop:
 * `style({ …, ...whenStill({ display: 'none' }) })`. With `states`, only in those states.
 */
export function whenStill(declarations: Declarations, states: readonly string[] = ['&']) {
  const inStates = (prefix: string) => Object.fromEntries(states.map((state) => [`${prefix}${state}`, declarations]));
  return {
    '@media': { [media.reducedMotion]: { selectors: inStates('') } },
    selectors: inStates(':root[data-motion="still"] '),
  };
}
