import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { vars } from './contract.css.ts';
import { darkColors, darkShadows } from './darkColors.ts';
import { lightColors, lightShadows } from './lightColors.ts';
import { media } from './media.ts';
import { motion, scale, stillMotion } from './scale.ts';

const { color, shadow, motion: motionVars, ...scaleVars } = vars;

createGlobalTheme(':root', scaleVars, { '@layer': layers.tokens, ...scale });

// A theme may be set on any element, to compare both side by side; the page's own is on html.
createGlobalTheme(
  ':root, [data-theme="dark"]',
  { color, shadow },
  { '@layer': layers.tokens, color: darkColors, shadow: darkShadows },
);
createGlobalTheme(
  '[data-theme="light"]',
  { color, shadow },
  { '@layer': layers.tokens, color: lightColors, shadow: lightShadows },
);
globalStyle(':root, [data-theme="dark"]', { '@layer': { [layers.tokens]: { colorScheme: 'dark' } } });
globalStyle('[data-theme="light"]', { '@layer': { [layers.tokens]: { colorScheme: 'light' } } });

createGlobalTheme(':root', motionVars, { '@layer': layers.tokens, ...motion });
// The user's choice in the shop, also set by snapshots: a page cannot change the browser's own setting.
createGlobalTheme(':root[data-motion="still"]', motionVars, { '@layer': layers.tokens, ...stillMotion });
globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        [media.reducedMotion]: {
          vars: {
            [motionVars.duration.fast]: stillMotion.duration.fast,
            [motionVars.duration.standard]: stillMotion.duration.standard,
            [motionVars.duration.slow]: stillMotion.duration.slow,
            [motionVars.duration.reveal]: stillMotion.duration.reveal,
            [motionVars.loop.play]: stillMotion.loop.play,
          },
        },
      },
    },
  },
});
