import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { whenStill } from '../../../styles/whenStill.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';
import { boxSide } from '../../pools/BoxArt/BoxArt.css.ts';
import { shade } from '../../pools/BoxArt/board.ts';
import { fadeAtSides } from '../OpenStage/fadeAtSides.ts';
import { showTimes } from '../OpenStage/showTimes.ts';

const { recipe, style } = layered('areas');

/** Edge of the square scene: what a window leaves beside the words and the buttons. */
const size = createVar();
const color = createVar();
const glow = createVar();
const shake = createVar();
const burst = createVar();
/** From the moment the toy leaves the box until it stands. */
const rise = createVar();

const lit = (rarity: keyof typeof vars.color.rarity) => ({
  vars: {
    [color]: vars.color.rarity[rarity].color,
    [glow]: vars.color.rarity[rarity].glow,
    [shake]: `${showTimes[rarity].shaking}ms`,
    // 700 ms, and at once where nothing may move.
    [burst]: `calc(${vars.motion.duration.reveal} * ${showTimes[rarity].opening / 700})`,
  },
});

export const root = recipe({
  base: {
    vars: {
      [size]: 'max(200px, min(86vw, 352px, 100dvh - 430px))',
      [boxSide]: `calc(${size} * 0.5)`,
      // As long as `riseTime`, and at once where nothing may move.
      [rise]: `calc(${vars.motion.duration.reveal} * 1.7)`,
    },
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    '@media': { [media.desktop]: { vars: { [size]: 'max(200px, min(440px, 100dvh - 400px))' } } },
  },
  variants: {
    rarity: { common: lit('common'), rare: lit('rare'), epic: lit('epic'), legendary: lit('legendary') },
    hurried: { true: { vars: { [rise]: vars.motion.duration.slow } } },
  },
});

const swell = keyframes({ from: { transform: 'none' }, to: { transform: 'translateY(-2%) scale(1.07)' } });

const sink = keyframes({
  '0%, 34%': { transform: 'none', opacity: 1 },
  '62%, 100%': { transform: 'translateY(46%) scale(0.9)', opacity: 0 },
});

/** One half of the box. Both move alike. */
export const half = style({
  position: 'absolute',
  insetBlockEnd: '-3%',
  insetInlineStart: '50%',
  display: 'grid',
  marginInlineStart: `calc(${boxSide} * -0.8)`,
  selectors: {
    '&[data-step="shaking"]': {
      animation: `${swell} ${shake} ${vars.motion.easing.exit} both`,
      animationPlayState: vars.motion.loop.play,
    },
    '&[data-step="revealed"]': { animation: `${sink} ${rise} ${vars.motion.easing.standard} both` },
  },
});

const sway = keyframes({ from: { transform: 'rotate(-3deg)' }, to: { transform: 'rotate(3deg)' } });

const swing = keyframes({
  '0%, 100%': { transform: 'rotate(0)' },
  '25%': { transform: 'rotate(-11deg) scale(1.03)' },
  '75%': { transform: 'rotate(11deg) scale(1.05)' },
});

const flare = keyframes({ from: { transform: 'scale(1.02)' }, to: { transform: 'scale(1.16)' } });

const floatAway = keyframes({
  '0%': { transform: 'scale(1.16)', opacity: 1 },
  '20%': { transform: 'translateY(-8%) scale(1.1)', opacity: 1 },
  '62%, 100%': { transform: 'translateY(-64%) scale(0.7)', opacity: 0 },
});

/** It hangs from above: it swings, flares, and floats out of the toy's way. */
export const lantern = style({
  position: 'absolute',
  insetBlockEnd: '4%',
  inlineSize: '86%',
  transformOrigin: '50% 4%',
  animation: `${sway} 2200ms ${vars.motion.easing.standard} infinite alternate`,
  animationPlayState: vars.motion.loop.play,
  selectors: {
    '&[data-step="shaking"]': {
      animation: `${swing} 800ms ${vars.motion.easing.standard} infinite`,
      animationPlayState: vars.motion.loop.play,
    },
    '&[data-step="opening"]': { animation: `${flare} ${burst} ${vars.motion.easing.enter} both` },
    '&[data-step="revealed"]': { animation: `${floatAway} ${rise} ${vars.motion.easing.standard} both` },
  },
});

const shine = keyframes({
  '0%': { transform: 'scaleX(0.3) scaleY(0.2)', opacity: 0 },
  '30%': { transform: 'scaleX(0.8) scaleY(1)', opacity: 0.9 },
  '100%': { transform: 'none', opacity: 1 },
});

const fade = keyframes({ '0%': { opacity: 1 }, '70%, 100%': { opacity: 0 } });

/** Light from the open box. */
export const beam = style({
  position: 'absolute',
  insetBlockEnd: '40%',
  pointerEvents: 'none',
  opacity: 0,
  inlineSize: '94%',
  blockSize: '128%',
  transformOrigin: '50% 100%',
  backgroundImage: `linear-gradient(0deg, ${vars.color.text.primary}, ${glow} 46%, transparent)`,
  clipPath: 'polygon(36% 100%, 64% 100%, 100% 0, 0 0)',
  maskImage: 'linear-gradient(90deg, transparent, black 34%, black 66%, transparent)',
  selectors: {
    // Out of the slot.
    '&[data-motion="flip"]': { insetBlockEnd: '16%' },
    '&[data-step="opening"]': { animation: `${shine} ${burst} ${vars.motion.easing.enter} both` },
    '&[data-step="revealed"]': { animation: `${fade} ${rise} linear both` },
  },
});

const seep = keyframes({
  from: { opacity: 0, transform: 'scale(0.7)' },
  to: { opacity: 1, transform: 'none' },
});

/** Gone once the beam stands. */
const ebb = keyframes({ '0%, 35%': { opacity: 1 }, '100%': { opacity: 0 } });

const leak = style({
  ...fadeAtSides,
  position: 'absolute',
  insetBlockEnd: '-14%',
  inlineSize: '150%',
  aspectRatio: '1',
  pointerEvents: 'none',
  opacity: 0,
  ...whenStill({ display: 'none' }),
});

const leaking = (rarity: keyof typeof vars.color.rarity, from: number) =>
  style([
    leak,
    {
      backgroundImage: `radial-gradient(closest-side, ${vars.color.rarity[rarity].color}, ${vars.color.rarity[rarity].glow} 55%, transparent)`,
      selectors: {
        '&[data-step="shaking"]': { animation: `${seep} 450ms ${vars.motion.easing.enter} ${from}ms both` },
        '&[data-step="opening"]': { animation: `${ebb} ${burst} linear both` },
      },
    },
  ]);

/**
 * Light around a box that shakes on: each color when a toy of the rarity below would be out
 * already, so that it says no more than the time does.
 */
export const leaks = [
  { rarity: 'rare', className: leaking('rare', showTimes.common.shaking) },
  { rarity: 'epic', className: leaking('epic', showTimes.rare.shaking) },
  { rarity: 'legendary', className: leaking('legendary', showTimes.epic.shaking) },
] as const;

const standUp = keyframes({
  '0%': { transform: 'translateY(-6%) scale(0.34)', opacity: 0 },
  '5%': { transform: 'translateY(-8%) scale(0.34)', opacity: 1 },
  '40%': { transform: 'translateY(-50%) scale(0.6)', opacity: 1, animationTimingFunction: 'ease-in-out' },
  '56%': { transform: 'translateY(-52%) scale(0.64)', opacity: 1, animationTimingFunction: 'ease-in' },
  '80%': { transform: 'translateY(0) scale(1.05, 0.94)', opacity: 1, animationTimingFunction: 'ease-out' },
  '90%': { transform: 'translateY(-2%) scale(0.98, 1.03)', opacity: 1, animationTimingFunction: 'ease-in-out' },
  '100%': { transform: 'none', opacity: 1 },
});

/** Out of the slot, up, and around. */
const turnOver = keyframes({
  '0%': { transform: 'translateY(38%) scale(0.2, 0.04)', opacity: 0 },
  '6%': { transform: 'translateY(36%) scale(0.24, 0.1)', opacity: 1 },
  '34%': { transform: 'translateY(-10%) scale(0.56)', opacity: 1, animationTimingFunction: 'ease-in' },
  '56%': { transform: 'translateY(-12%) scale(0.8)', opacity: 1, animationTimingFunction: 'ease-in' },
  '68%': { transform: 'translateY(-8%) scale(0.02, 0.9)', opacity: 1, animationTimingFunction: 'ease-out' },
  '84%': { transform: 'translateY(-2%) scale(1.05)', opacity: 1, animationTimingFunction: 'ease-in-out' },
  '100%': { transform: 'none', opacity: 1 },
});

/** It loads while the box shakes, and nothing of it is seen. */
export const toy = style({
  position: 'absolute',
  insetBlockEnd: '9%',
  inlineSize: '84%',
  transformOrigin: '50% 100%',
  opacity: 0,
  willChange: 'transform, opacity',
  selectors: {
    '&[data-step="revealed"]': { opacity: 1, animation: `${standUp} ${rise} ease-out both` },
    '&[data-motion="flip"]': { inlineSize: '62%', transformOrigin: '50% 50%' },
    '&[data-motion="flip"][data-step="revealed"]': { animation: `${turnOver} ${rise} ease-out both` },
  },
});

/** What a card machine drops: the toy, on a card. */
export const card = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'clip',
  aspectRatio: '5 / 7',
  padding: '7%',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.raised,
  backgroundImage: `radial-gradient(90% 70% at 50% 42%, ${glow}, transparent), ${vars.color.backdrop.stage}`,
  boxShadow: `inset 0 0 0 ${vars.size.outline} ${color}`,
});

const uncover = keyframes({ '0%, 67%': { opacity: 1 }, '68%, 100%': { opacity: 0 } });

/** Before the toy until the card has turned half. */
export const cardBack = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  opacity: 0,
  color: vars.color.accent.solid,
  fontSize: vars.type.size.display,
  fontWeight: vars.type.weight.bold,
  backgroundImage: `radial-gradient(90% 70% at 50% 42%, ${shade(80)}, ${shade(40)})`,
  boxShadow: `inset 0 0 0 ${vars.size.outline} ${vars.color.accent.solid}`,
  selectors: { '&[data-step="revealed"]': { animation: `${uncover} ${rise} linear both` } },
});

const settle = keyframes({
  '0%, 56%': { transform: 'scale(0.3)', opacity: 0 },
  '80%': { transform: 'scale(1.06)', opacity: 1 },
  '100%': { transform: 'none', opacity: 1 },
});

/** Its shadow, and the ring of its rarity around it. */
export const floor = style({
  position: 'absolute',
  insetBlockEnd: '2%',
  inlineSize: '84%',
  blockSize: '19%',
  borderRadius: '50%',
  opacity: 0,
  backgroundImage: `radial-gradient(closest-side, ${vars.color.surface.sunken}, transparent 56%), radial-gradient(closest-side, transparent 58%, ${glow} 66%, ${color} 74%, ${glow} 80%, transparent)`,
  selectors: { '&[data-step="revealed"]': { opacity: 1, animation: `${settle} ${rise} ease-out both` } },
});
