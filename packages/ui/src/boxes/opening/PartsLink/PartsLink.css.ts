import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** As high as the coupon's line above it. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchTarget,
  paddingInline: vars.space.small,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.raised,
  borderRadius: vars.radius.small,
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } } },
});

export const words = style({ flex: 1, minInlineSize: 0, display: 'grid' });

export const change = style({ display: 'flex', flexShrink: 0, alignItems: 'center' });

/** The arrow says it on a phone. */
export const word = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
