import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** Balance and filters above the entries; beside them on a desktop. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: vars.space.xlarge },
  },
});

/** Heading of a month with its sums, which go below where both do not fit. */
export const month = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  paddingBlock: `${vars.space.large} ${vars.space.xxsmall}`,
  borderBlockEndWidth: vars.size.hairline,
  borderColor: vars.color.border.subtle,
  selectors: { 'li:first-child > &': { paddingBlockStart: 0 } },
});

/** Heading of a day, above its first entry. */
export const day = style({
  paddingBlock: `${vars.space.small} ${vars.space.xsmall}`,
  selectors: { 'li:first-child > &': { paddingBlockStart: 0 } },
});
