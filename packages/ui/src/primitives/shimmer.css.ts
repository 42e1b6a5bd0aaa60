import { keyframes } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

const sweep = keyframes({ from: { transform: 'translateX(-75%)' }, to: { transform: 'translateX(25%)' } });

/** Styles of a loading placeholder: a light sweeping over a plain background. It needs `sweepingLight` in its `::after`. */
export const shimmer = {
  position: 'relative',
  overflow: 'clip',
  backgroundColor: vars.color.surface.skeleton,
} as const;

/** The light, twice as wide. A `transform` moves beside the main thread: pictures that are still away from the window shimmer too. */
export const sweepingLight = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '200%',
  backgroundImage: vars.color.backdrop.shimmer,
  animation: `${sweep} ${vars.motion.loop.shimmer} linear infinite`,
  animationPlayState: vars.motion.loop.play,
} as const;
