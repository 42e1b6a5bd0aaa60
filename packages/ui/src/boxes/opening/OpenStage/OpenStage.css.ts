import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';
import { stageLight } from '../../pools/StageFrame/StageFrame.css.ts';

const { style } = layered('areas');

export const tools = style({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  insetBlockStart: vars.space.small,
  insetInline: vars.space.medium,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
});

export const box = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.medium,
  inlineSize: '100%',
  paddingBlock: vars.space.xxlarge,
  outline: 'none',
});

const invite = keyframes({ from: { transform: 'translateY(0)' }, to: { transform: 'translateY(-6px)' } });

export const call = style({
  position: 'relative',
  zIndex: vars.layer.raised,
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
    // The focus ring surrounds the text, not the whole stage.
    [`${box}:focus-visible > &`]: {
      outline: `${vars.size.outline} solid ${vars.color.focus}`,
      outlineOffset: vars.size.outline,
    },
    '[aria-disabled="true"] > &': {
      color: vars.color.text.primary,
      backgroundColor: 'transparent',
      backgroundImage: 'none',
      boxShadow: 'none',
      animation: 'none',
    },
  },
});

const shine = keyframes({ from: { opacity: 0, transform: 'scaleY(0.2)' }, to: { opacity: 1, transform: 'scaleY(1)' } });

/** Light above the open box. */
export const beam = style({
  position: 'absolute',
  insetBlock: '0 46%',
  inlineSize: 'min(86%, 460px)',
  justifySelf: 'center',
  transformOrigin: '50% 100%',
  opacity: 0,
  backgroundImage: `linear-gradient(0deg, ${vars.color.text.primary}, ${stageLight} 60%, transparent)`,
  clipPath: 'polygon(34% 100%, 66% 100%, 100% 0, 0 0)',
  selectors: {
    '&[data-step="opening"]': {
      opacity: 1,
      animation: `${shine} ${vars.motion.duration.reveal} ${vars.motion.easing.enter}`,
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

export const results = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  paddingInline: vars.space.medium,
  // Below the tools.
  paddingBlockStart: `calc(${vars.size.touchTarget} + ${vars.space.large})`,
  paddingBlockEnd: vars.space.medium,
  outline: 'none',
});

export const foot = style({
  position: 'sticky',
  zIndex: vars.layer.raised,
  insetBlockEnd: 0,
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: `calc(${vars.size.controlLarge} + ${vars.space.xxlarge})`,
  paddingInline: vars.space.medium,
  paddingBlockStart: vars.space.small,
  paddingBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  selectors: {
    // Cards fade out when they scroll under it.
    '[data-light="full"] > &': {
      backgroundImage: `linear-gradient(180deg, transparent, ${vars.color.surface.sunken} 45%)`,
    },
  },
  '@media': { [media.tablet]: { paddingBlockEnd: vars.space.xlarge } },
});

export const next = style({
  display: 'grid',
  gap: vars.space.small,
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
});
