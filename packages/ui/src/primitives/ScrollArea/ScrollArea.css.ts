import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { scrollFade } from '../scrollFade.css.ts';

const { recipe, style } = layered('primitives');

const heights = { small: '25dvh', standard: '50dvh', large: '75dvh' } as const;

export const root = recipe({
  base: { inlineSize: '100%', overflow: 'clip' },
  variants: { height: { small: {}, standard: {}, large: {}, fill: { blockSize: '100%' } } },
});

export const viewport = recipe({
  base: [
    scrollFade,
    {
      inlineSize: '100%',
      overscrollBehavior: 'contain',
      borderRadius: vars.radius.small,
      outlineOffset: `calc(-1 * ${vars.size.outline})`,
    },
  ],
  variants: {
    height: {
      small: { maxBlockSize: heights.small },
      standard: { maxBlockSize: heights.standard },
      large: { maxBlockSize: heights.large },
      fill: { blockSize: '100%' },
    },
  },
});

/** Leaves room for the scrollbars, if any. */
export const content = recipe({
  variants: {
    beside: { true: { paddingInlineEnd: vars.space.medium } },
    above: { true: { paddingBlockEnd: vars.space.medium } },
  },
});

export const bar = recipe({
  base: {
    display: 'flex',
    padding: vars.size.hairline,
    touchAction: 'none',
    userSelect: 'none',
    borderRadius: vars.radius.full,
    transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.sunken } } },
  },
  variants: {
    orientation: {
      vertical: { inlineSize: vars.space.xsmall },
      horizontal: { flexDirection: 'column', blockSize: vars.space.xsmall },
    },
  },
});

export const thumb = style({
  position: 'relative',
  flex: 1,
  backgroundColor: vars.color.border.control,
  borderRadius: vars.radius.full,
  // The grabbable area is wider than the visible bar.
  '::before': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.xsmall})` },
  '@media': { [media.forcedColors]: { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' } },
});
