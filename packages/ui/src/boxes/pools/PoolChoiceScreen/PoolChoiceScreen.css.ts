import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const page = style({
  display: 'grid',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  '@media': { [media.tablet]: { gap: vars.space.large, paddingBlock: vars.space.large } },
});

export const head = style({
  paddingInline: vars.space.medium,
  '@media': { [media.tablet]: { paddingInline: vars.space.large } },
});

/** A row of boxes to swipe through, with a peek at the next one; side by side when there is room. */
export const boxes = style({
  display: 'flex',
  gap: vars.space.small,
  paddingInline: vars.space.medium,
  paddingBlockEnd: vars.space.medium,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.space.medium,
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: { gap: vars.space.large, paddingInline: vars.space.large, scrollPaddingInline: vars.space.large },
    [media.desktop]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const box = style({
  flex: '0 0 min(84%, 360px)',
  scrollSnapAlign: 'center',
  ':only-child': { flexBasis: 'min(100%, 420px)' },
  '@media': { [media.tablet]: { scrollSnapAlign: 'start' } },
});
