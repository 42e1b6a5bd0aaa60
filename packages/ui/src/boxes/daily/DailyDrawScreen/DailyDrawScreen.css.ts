import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const today = style({ display: 'grid', gap: vars.space.small });

/** As high as a countdown, with or without one. */
export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.xsmall,
  minBlockSize: vars.space.large,
});

/** A button or a countdown, in the same place. */
export const step = style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  minBlockSize: `calc(${vars.size.controlLarge} + ${vars.space.xsmall})`,
});

export const asides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  gap: vars.space.xsmall,
});

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: vars.space.xsmall,
  '@media': { [media.tablet]: { gap: vars.space.small } },
});

export const prize = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  padding: vars.space.small,
  borderRadius: vars.radius.large,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.subtle,
  backgroundColor: vars.color.surface.raised,
  textAlign: 'center',
});

export const chance = style({ display: 'grid', justifyItems: 'center' });
