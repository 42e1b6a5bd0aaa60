import { createGlobalThemeContract } from '@vanilla-extract/css';
import { darkColors, darkShadows } from './darkColors.ts';
import { motion, scale } from './scale.ts';

/**
 * The semantic contract: every value a stylesheet may use. `vars.color.surface.raised` is
 * `var(--mcy-color-surface-raised)`.
 */
export const vars = createGlobalThemeContract(
  { color: darkColors, shadow: darkShadows, motion, ...scale },
  (_value, path) => `mcy-${path.join('-')}`,
);
