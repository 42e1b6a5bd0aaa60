import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall });

const pressed = {
  minBlockSize: vars.size.controlSmall,
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.full,
  transitionProperty: 'background-color',
  transitionDuration: vars.motion.duration.standard,
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } } },
} as const;

export const balance = style({ ...pressed, gap: vars.space.small, paddingInline: vars.space.small });

export const account = style({ ...pressed, gap: vars.space.xsmall, paddingInlineEnd: vars.space.small });

export const name = style({
  maxInlineSize: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.bold,
});
