import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** Banner and live strip: stacked, or side by side on a desktop; without a strip the banner fills the row. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': {
    [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: '320px', gap: vars.space.large },
  },
});

/** Placeholder for the banner: clipped from a larger skeleton, so that its own corners do not show. */
export const banner = style({
  display: 'grid',
  gridTemplateRows: '100%',
  alignItems: 'center',
  overflow: 'hidden',
  blockSize: vars.size.banner,
  borderRadius: vars.radius.banner,
  '@media': { [media.tablet]: { blockSize: `calc(2 * ${vars.size.banner})` } },
});

/** Height of a card on one line, such as that of tonight's draw. */
const cardHeight = `(${vars.size.avatarStandard} + ${vars.space.xsmall} + 2 * (${vars.space.small} + ${vars.size.hairline}))`;

/** As high as its card, which comes after the page. */
export const tonight = style({ display: 'grid', minBlockSize: `calc(${cardHeight})` });

/** As high as the lines that are expected, and no gap where there are none. */
export const unpaid = style({
  selectors: {
    '&:empty[data-expected="0"]': { display: 'none' },
    '&[data-expected="1"]': { minBlockSize: `calc(${cardHeight})` },
    '&[data-expected="2"]': { minBlockSize: `calc(2 * ${cardHeight} + ${vars.space.xsmall})` },
  },
});

/** As high as what comes there after the page. */
export const doors = style({
  display: 'grid',
  minBlockSize: `calc(${vars.size.avatarLarge} + 2 * (${vars.space.xsmall} + ${vars.size.hairline}))`,
});
