import { layered } from '../../styles/layered.ts';
import { media } from '../../tokens/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('primitives');

export const row = style({ display: 'flex', flexWrap: 'wrap' });

export const star = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touchTarget,
  blockSize: vars.size.touchTarget,
  borderRadius: vars.radius.full,
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  ':disabled': { cursor: 'not-allowed', opacity: 0.45 },
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } },
    [media.forcedColors]: { borderWidth: 0 },
  },
});
