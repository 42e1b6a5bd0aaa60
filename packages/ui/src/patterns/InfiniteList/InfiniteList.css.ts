import { layered } from '../../styles/layered.ts';
import { canReach, reach, skippedWhenAway } from '../../styles/skipAway.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { recipe, style } = layered('patterns');

export const root = style({
  position: 'relative',
  // The virtual list keeps the scroll position itself; the browser would move it twice.
  selectors: { '&[data-partial="true"]': { overflowAnchor: 'none' } },
});

export const list = recipe({
  base: { display: 'grid' },
  variants: {
    layout: {
      rows: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small },
      pairs: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: vars.space.small,
        '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.medium } },
      },
      tiles: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: vars.space.small,
        '@media': {
          [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.medium },
          [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        },
      },
    },
  },
});

/** A grid, so that tiles in a row are equally tall. */
export const row = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', borderRadius: vars.radius.large },
  variants: {
    layout: {
      // Cheap to lay out, and their places are exact.
      rows: {},
      pairs: {},
      tiles: {
        '@supports': {
          [canReach]: {
            selectors: {
              // Lines of a partial list are measured, so they must be laid out.
              [`${root}[data-partial="false"] &`]: { ...skippedWhenAway(vars.size.tile), overflowClipMargin: reach },
            },
          },
        },
      },
    },
  },
});

export const end = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.large,
});

export const failure = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.color.text.critical,
  fontSize: vars.type.size.small,
  overflowWrap: 'anywhere',
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: vars.size.hairline,
  blockSize: vars.size.hairline,
});
