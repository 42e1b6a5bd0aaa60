import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { layers } from '../../styles/layers.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({ position: 'relative' });

// The browser's own pull to refresh would reload the whole page at the same time.
globalStyle(`html:has(.${root})`, { '@layer': { [layers.patterns]: { overscrollBehaviorY: 'contain' } } });

export const mark = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.size.touchTarget})`,
  insetInline: 0,
  marginInline: 'auto',
  zIndex: vars.layer.raised,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touchTarget,
  blockSize: vars.size.touchTarget,
  borderRadius: vars.radius.full,
  color: vars.color.text.accent,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.lifted,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { borderWidth: vars.size.hairline } },
  selectors: {
    '&[data-state="rest"]': { opacity: 0 },
    // Follows the finger at once, and returns smoothly.
    '&[data-state="rest"], &[data-state="refreshing"]': {
      transitionProperty: 'transform, opacity',
      transitionDuration: vars.motion.duration.standard,
      transitionTimingFunction: vars.motion.easing.enter,
    },
    '&[data-state="ready"]': { color: vars.color.tone.accent.onSolid, backgroundColor: vars.color.tone.accent.solid },
  },
});

export const turn = style({
  display: 'grid',
  selectors: {
    '&[data-state="refreshing"]': {
      animation: `${spin} ${vars.motion.loop.spin} linear infinite`,
      animationPlayState: vars.motion.loop.play,
    },
  },
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchTarget,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.full,
  color: vars.color.text.secondary,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.medium,
  // For touch: the button is visible only to keyboard and screen reader.
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineEnd: vars.space.medium,
  zIndex: vars.layer.raised,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.lifted,
  selectors: { '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } },
  '@media': {
    [media.hover]: {
      position: 'relative',
      insetBlockStart: 'auto',
      insetInlineEnd: 'auto',
      display: 'flex',
      marginInlineStart: 'auto',
      backgroundColor: 'transparent',
      boxShadow: 'none',
      ':hover': { color: vars.color.text.primary, backgroundColor: vars.color.surface.hover },
      selectors: { '&:not(:focus-visible)': { opacity: 1, pointerEvents: 'auto' } },
    },
  },
});
