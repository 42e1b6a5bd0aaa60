import { layered } from '../../styles/layered.ts';
import { ratios } from '../../styles/ratios.ts';
import { vars } from '../../tokens/contract.css.ts';
import { shimmer, sweepingLight } from '../shimmer.css.ts';

const { recipe, style, styleVariants } = layered('primitives');

export const frame = styleVariants(ratios);

export const lines = style({
  display: 'grid',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  paddingBlock: vars.space.xxsmall,
});

export const bone = recipe({
  base: { ...shimmer, '::after': sweepingLight, display: 'block', borderRadius: vars.radius.small },
  variants: {
    shape: {
      text: { blockSize: '1em' },
      image: { inlineSize: '100%', borderRadius: vars.radius.standard },
      control: { blockSize: vars.size.touchTarget, borderRadius: vars.radius.full },
      circle: {
        flexShrink: 0,
        borderRadius: vars.radius.full,
      },
    },
    size: {
      standard: { inlineSize: vars.size.avatarStandard, blockSize: vars.size.avatarStandard },
      large: { inlineSize: vars.size.avatarLarge, blockSize: vars.size.avatarLarge },
    },
    width: { short: { inlineSize: '25%' }, half: { inlineSize: '55%' }, full: { inlineSize: '100%' } },
  },
});
