import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { whenStill } from '../../styles/whenStill.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

const still = whenStill({ animation: 'none', inlineSize: '100%' });
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

/** Above everything and out of flow: it never moves the page and takes no clicks. */
export const root = style({
  position: 'fixed',
  insetBlockStart: 'env(safe-area-inset-top, 0px)',
  insetInline: 0,
  zIndex: vars.layer.toast,
  blockSize: `calc(1.5 * ${vars.size.outline})`,
  overflow: 'clip',
  // Its own contrast: visible on any page, light or dark.
  backgroundColor: vars.color.bar.background,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
});

export const bar = style({
  blockSize: '100%',
  inlineSize: '40%',
  backgroundColor: vars.color.text.accent,
  animation: `${pass} ${vars.motion.loop.shimmer} linear infinite`,
  selectors: still.selectors,
  '@media': { ...still['@media'], [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
