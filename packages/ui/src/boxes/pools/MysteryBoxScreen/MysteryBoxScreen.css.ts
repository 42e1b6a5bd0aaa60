import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

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
