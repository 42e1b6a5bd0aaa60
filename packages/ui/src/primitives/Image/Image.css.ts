import { layered } from '../../styles/layered.ts';
import { ratios } from '../../styles/ratios.ts';
import { vars } from '../../tokens/contract.css.ts';
import { shimmer, sweepingLight } from '../shimmer.css.ts';

const { recipe } = layered('primitives');

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    maxInlineSize: '100%',
    overflow: 'clip',
    selectors: {
      '&[data-state="loading"]': shimmer,
      '&[data-state="loading"]::after': sweepingLight,
      '&[data-state="failed"]': { backgroundColor: vars.color.surface.sunken },
    },
  },
  variants: {
    ratio: ratios,
    radius: {
      none: {},
      small: { borderRadius: vars.radius.small },
      standard: { borderRadius: vars.radius.standard },
      large: { borderRadius: vars.radius.large },
      full: { borderRadius: vars.radius.full },
    },
  },
});

export const image = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    transition: `opacity ${vars.motion.duration.slow} ${vars.motion.easing.standard}`,
    userSelect: 'none',
  },
  variants: {
    fit: { cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } },
    shown: { true: { opacity: 1 } },
  },
});
