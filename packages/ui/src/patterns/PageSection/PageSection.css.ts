import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: vars.size.touchTarget,
  color: vars.color.text.accent,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.medium,
  borderRadius: vars.radius.small,
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
});
