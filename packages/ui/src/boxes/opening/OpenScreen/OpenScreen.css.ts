import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

/** Focused only to keep the keyboard's position. */
export const message = style({ outline: 'none' });

export const results = style({
  padding: vars.space.medium,
  '@media': { [media.tablet]: { padding: vars.space.large } },
});

export const steps = style({
  display: 'grid',
  gap: vars.space.small,
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
});

export const asides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  gap: vars.space.xsmall,
});

/** What buys, and beside it what chooses. */
export const again = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.small,
});

/** A shelf that scrolls past the edge of a phone. */
export const prizes = style({
  display: 'flex',
  gap: vars.space.small,
  marginInline: `calc(${vars.space.medium} * -1)`,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xxsmall,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.medium,
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      marginInline: 0,
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
});

export const prize = style({ display: 'grid', flex: '0 0 148px', scrollSnapAlign: 'start' });
