import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style, styleVariants } = layered('areas');

/** Banner and live strip: one over the other, side by side on a desktop; the banner has it all in a shop where nobody won yet. */
export const top = styleVariants({
  banner: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  bannerAndWins: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.small,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: vars.space.large },
    },
  },
});

/** Holds the banner's place: the middle of a larger bone, so that its own corners do not show. */
export const banner = style({
  display: 'grid',
  gridTemplateRows: '100%',
  alignItems: 'center',
  overflow: 'hidden',
  blockSize: vars.size.banner,
  borderRadius: vars.radius.banner,
  '@media': { [media.tablet]: { blockSize: `calc(2 * ${vars.size.banner})` } },
});
