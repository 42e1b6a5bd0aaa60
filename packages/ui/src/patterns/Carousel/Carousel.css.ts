import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { slideDuration, slideInterval } from './timing.ts';

const { style, styleVariants } = layered('patterns');

const fill = keyframes({ from: { transform: 'scaleX(0)' } });

const height = {
  blockSize: vars.size.banner,
  '@media': { [media.tablet]: { blockSize: `calc(${vars.size.banner} * 2)` } },
};

export const root = style({ position: 'relative' });

export const frame = style([
  height,
  {
    overflow: 'clip',
    borderRadius: vars.radius.banner,
    touchAction: 'pan-y pinch-zoom',
    userSelect: 'none',
    boxShadow: vars.shadow.raised,
  },
]);

export const track = style({
  position: 'relative',
  blockSize: '100%',
  transitionProperty: 'transform',
  transitionDuration: `${slideDuration}ms`,
  transitionTimingFunction: vars.motion.easing.standard,
  selectors: { '&[data-still="true"]': { transitionDuration: '0s' } },
});

export const slide = style({ position: 'absolute', insetBlock: 0, inlineSize: '100%', display: 'grid' });

export const dots = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: vars.space.xxsmall,
  // Leaves room for the pause button.
  insetInlineEnd: vars.size.touchTarget,
  display: 'flex',
  pointerEvents: 'none',
});

export const dot = style({
  flex: `0 1 ${vars.size.touchTarget}`,
  display: 'flex',
  alignItems: 'flex-end',
  blockSize: vars.size.touchTarget,
  padding: vars.space.xsmall,
  pointerEvents: 'auto',
  outlineOffset: `calc(-2 * ${vars.size.outline})`,
  borderRadius: vars.radius.small,
  '@media': { [media.forcedColors]: { borderWidth: 0 } },
});

/** A line that fills while its slide is shown. */
export const mark = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: vars.space.xxsmall,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: `color-mix(in srgb, ${vars.color.bar.text} 45%, transparent)`,
  boxShadow: `0 0 0 ${vars.size.hairline} color-mix(in srgb, ${vars.color.bar.background} 55%, transparent)`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    backgroundColor: vars.color.bar.accent,
    transformOrigin: 'left',
  },
  '@media': {
    [media.forcedColors]: {
      borderWidth: vars.size.hairline,
      '::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
  selectors: {
    '&[data-state="rest"]::after': { display: 'none' },
    '&[data-state="running"]::after': {
      animation: `${fill} ${slideInterval}ms linear`,
      animationPlayState: vars.motion.loop.play,
    },
  },
});

export const pause = style({ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 });

const atSide = {
  display: 'none',
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  '@media': { [media.tablet]: { display: 'block' } },
} as const;

export const arrow = styleVariants({
  previous: { ...atSide, insetInlineStart: vars.space.xsmall },
  next: { ...atSide, insetInlineEnd: vars.space.xsmall },
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touchTarget,
  blockSize: vars.size.touchTarget,
  borderRadius: vars.radius.full,
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  borderRadius: vars.radius.full,
  color: vars.color.bar.text,
  backgroundColor: `color-mix(in srgb, ${vars.color.bar.background} 70%, transparent)`,
  backdropFilter: vars.filter.frost,
});
