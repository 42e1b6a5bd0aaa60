import { keyframes } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

const sweep = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

/** Styles of a loading placeholder: a light sweeping over a plain background. */
export const shimmer = {
  backgroundColor: vars.color.surface.skeleton,
  backgroundImage: vars.color.backdrop.shimmer,
  backgroundSize: '200% 100%',
  animation: `${sweep} ${vars.motion.loop.shimmer} linear infinite`,
  animationPlayState: vars.motion.loop.play,
} as const;
