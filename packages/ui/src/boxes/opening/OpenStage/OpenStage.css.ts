import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';
import { stageLight } from '../../pools/StageFrame/StageFrame.css.ts';

const { style } = layered('areas');

/** Height of a toy's name, rarity and value. */
const wordsHeight = '120px';

export const tools = style({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.medium,
});

export const middle = style({
  position: 'relative',
  display: 'grid',
  paddingInline: vars.space.medium,
  // Below the button that skips.
  paddingBlockStart: `calc(${vars.size.touchTarget} + ${vars.space.small})`,
  paddingBlockEnd: vars.space.xsmall,
});

export const boxed = style({ display: 'grid', alignContent: 'center', justifyItems: 'center', gap: vars.space.medium });

export const words = style({ display: 'grid', alignContent: 'start', minBlockSize: wordsHeight });

/** As large as its place, whatever is in it: the next scene moves nothing. */
export const shown = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  inlineSize: '100%',
  minBlockSize: wordsHeight,
  outline: 'none',
});

/** All of the stage, so that a tap anywhere is heard. */
export const trigger = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  inset: 0,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  // Its words cover the place of the buttons.
  paddingBlockEnd: vars.space.xxlarge,
  outline: 'none',
});

const invite = keyframes({ from: { transform: 'translateY(0)' }, to: { transform: 'translateY(-6px)' } });

export const call = style({
  paddingInline: vars.space.xlarge,
  paddingBlock: vars.space.small,
  borderRadius: vars.radius.full,
  color: vars.color.text.onAccent,
  backgroundColor: vars.color.accent.solid,
  backgroundImage: vars.color.backdrop.accent,
  boxShadow: vars.shadow.glow,
  fontSize: vars.type.size.large,
  fontWeight: vars.type.weight.bold,
  animation: `${invite} 900ms ${vars.motion.easing.standard} infinite alternate`,
  animationPlayState: vars.motion.loop.play,
  selectors: {
    // The focus ring surrounds the text, not the whole stage; and only while the text is what to press.
    [`${trigger}:focus-visible > &[data-step="closed"]`]: {
      outline: `${vars.size.outline} solid ${vars.color.focus}`,
      outlineOffset: vars.size.outline,
    },
    '&[data-step="shaking"], &[data-step="opening"]': {
      color: vars.color.text.primary,
      backgroundColor: 'transparent',
      backgroundImage: 'none',
      boxShadow: 'none',
      animation: 'none',
    },
  },
});

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

export const flash = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.raised,
  pointerEvents: 'none',
  opacity: 0,
  backgroundImage: `radial-gradient(circle at 50% 45%, ${vars.color.text.primary}, ${stageLight} 40%, transparent 75%)`,
  animation: `${fade} ${vars.motion.duration.reveal} ${vars.motion.easing.standard}`,
});

export const foot = style({
  position: 'sticky',
  zIndex: vars.layer.raised,
  insetBlockEnd: 0,
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  inlineSize: '100%',
  // Two rows of buttons.
  minBlockSize: `calc(${vars.size.controlLarge} + ${vars.size.touchTarget} + ${vars.space.small} * 2 + ${vars.space.medium})`,
  paddingInline: vars.space.medium,
  paddingBlockStart: vars.space.small,
  paddingBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  selectors: {
    '&[data-covers="true"]': {
      backgroundImage: `linear-gradient(180deg, transparent, ${vars.color.surface.sunken} 35%)`,
    },
  },
  '@media': { [media.tablet]: { paddingBlockEnd: vars.space.large } },
});

export const next = style({
  display: 'grid',
  gap: vars.space.small,
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
});
