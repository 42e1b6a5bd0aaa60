import { keyframes } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

const sweep = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

/** Rules of a thing whose content is on its way: a light sweeping over a quiet ground. */
export const shimmer = {
  backgroundColor: vars.color.surface.skeleton,
  backgroundImage: vars.color.backdrop.shimmer,
  backgroundSize: '200% 100%',
  animation: `${sweep} ${vars.motion.loop.shimmer} linear infinite`,
  animationPlayState: vars.motion.loop.play,
} as const;
