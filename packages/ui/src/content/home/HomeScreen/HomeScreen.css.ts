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

/** As high as the card of tonight's draw, which comes after the page. */
export const tonight = style({
  display: 'grid',
  minBlockSize: `calc(${vars.size.avatarStandard} + ${vars.space.xsmall} + 2 * (${vars.space.small} + ${vars.size.hairline}))`,
});
