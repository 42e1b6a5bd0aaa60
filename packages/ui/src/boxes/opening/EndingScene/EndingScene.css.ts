import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';
import { fadeAtSides } from '../OpenStage/fadeAtSides.ts';

const { recipe, style } = layered('areas');

const size = createVar();
const color = createVar();
const glow = createVar();
/** One beat of the scene: the light comes, the emblem is set, the toy steps into the light. */
const beat = createVar();

const lit = (rarity: keyof typeof vars.color.rarity) => ({
  vars: { [color]: vars.color.rarity[rarity].color, [glow]: vars.color.rarity[rarity].glow },
});

export const root = recipe({
  base: {
    vars: {
      [size]: 'max(170px, min(76vw, 320px, 100dvh - 500px))',
      [beat]: vars.motion.duration.reveal,
    },
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.medium,
    inlineSize: '100%',
    '@media': { [media.desktop]: { vars: { [size]: 'max(170px, min(400px, 100dvh - 460px))' } } },
  },
  variants: {
    ending: { last: lit('legendary'), global: lit('rare'), arena: lit('common'), emperor: lit('epic') },
    hurried: { true: { vars: { [beat]: vars.motion.duration.fast } } },
  },
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size,
  blockSize: size,
});

const grow = keyframes({ from: { transform: 'scale(0.2)', opacity: 0 }, to: { transform: 'none', opacity: 1 } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const widen = keyframes({
  '0%': { transform: 'scale(0.25)', opacity: 0 },
  '25%': { opacity: 1 },
  '100%': { transform: 'scale(1)', opacity: 0 },
});
const swing = keyframes({ from: { transform: 'rotate(-7deg)' }, to: { transform: 'rotate(7deg)' } });
const breathe = keyframes({ from: { opacity: 0.55 }, to: { opacity: 1 } });

/** The light of the scene, which is each ending's own. */
export const lights = style({
  ...fadeAtSides,
  position: 'absolute',
  inset: '-42%',
  animation: `${grow} ${beat} ${vars.motion.easing.enter} both`,
});

const light = style({
  position: 'absolute',
  inset: 0,
  animationPlayState: vars.motion.loop.play,
});

const fadeOut = 'radial-gradient(closest-side, black 18%, transparent)';

/** Last: a sun behind the toy. */
export const sun = style([
  light,
  {
    backgroundImage: `repeating-conic-gradient(${color} 0deg 5deg, transparent 7deg 13deg, ${glow} 15deg 18deg, transparent 20deg 30deg)`,
    maskImage: fadeOut,
    animation: `${turn} 30s linear infinite`,
    animationPlayState: vars.motion.loop.play,
  },
]);

/** Global: rings that run around the world. */
export const ring = style([
  light,
  {
    borderRadius: '50%',
    borderWidth: vars.size.outline,
    borderColor: color,
    opacity: 0,
    animation: `${widen} 3600ms ${vars.motion.easing.enter} infinite`,
    animationPlayState: vars.motion.loop.play,
    selectors: {
      '&:nth-child(2)': { animationDelay: '-1200ms' },
      '&:nth-child(3)': { animationDelay: '-2400ms' },
    },
  },
]);

/** Arena: two floodlights that cross. */
export const flood = style([
  light,
  {
    transformOrigin: '50% 100%',
    backgroundImage: `linear-gradient(0deg, transparent 12%, ${color}, transparent 92%)`,
    maskImage: 'linear-gradient(90deg, transparent 34%, black 50%, transparent 66%)',
    animation: `${swing} 2600ms ${vars.motion.easing.standard} infinite alternate`,
    animationPlayState: vars.motion.loop.play,
    selectors: {
      '&:nth-child(1)': { insetInline: '-30% 30%', rotate: '24deg' },
      '&:nth-child(2)': { insetInline: '30% -30%', rotate: '-24deg', animationDirection: 'alternate-reverse' },
    },
  },
]);

/** Emperor: pillars of a hall. */
export const pillars = style([
  light,
  {
    backgroundImage: `repeating-linear-gradient(90deg, transparent 0 4%, ${glow} 7% 9%, ${color} 10%, ${glow} 11% 13%, transparent 16% 20%)`,
    maskImage: fadeOut,
    animation: `${breathe} 2400ms ${vars.motion.easing.standard} infinite alternate`,
    animationPlayState: vars.motion.loop.play,
  },
]);

export const floor = style({
  position: 'absolute',
  insetBlockEnd: '-3%',
  inlineSize: '84%',
  blockSize: '19%',
  borderRadius: '50%',
  backgroundImage: `radial-gradient(closest-side, ${vars.color.surface.sunken}, transparent 56%), radial-gradient(closest-side, transparent 58%, ${glow} 66%, ${color} 74%, ${glow} 80%, transparent)`,
});

const stepUp = keyframes({
  '0%': { transform: 'translateY(16%) scale(0.82)', opacity: 0 },
  '30%': { transform: 'translateY(10%) scale(0.86)', opacity: 1 },
  '75%': { transform: 'translateY(-3%) scale(1.03)', opacity: 1 },
  '100%': { transform: 'none', opacity: 1 },
});

export const toy = style({
  position: 'absolute',
  insetBlockEnd: '4%',
  inlineSize: '92%',
  animation: `${stepUp} calc(${beat} * 2) ${vars.motion.easing.enter} ${beat} both`,
});

const lift = keyframes({ '0%, 45%': { opacity: 1 }, '100%': { opacity: 0 } });

/** The toy's outline, until the light falls on it. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  filter: 'brightness(0)',
  animation: `${lift} calc(${beat} * 2) linear ${beat} both`,
});

const stamp = keyframes({
  '0%': { transform: 'scale(2.4) rotate(10deg)', opacity: 0 },
  '60%': { transform: 'scale(0.92) rotate(-7deg)', opacity: 1 },
  '100%': { transform: 'rotate(-4deg)', opacity: 1 },
});

/** The name of the ending, set like a stamp. */
export const emblem = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingInline: vars.space.large,
  paddingBlock: vars.space.xsmall,
  borderWidth: vars.size.outline,
  borderColor: color,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surface.sunken,
  color,
  animation: `${stamp} ${vars.motion.duration.slow} ${vars.motion.easing.spring} calc(${beat} * 0.5) both`,
});

export const name = style({
  fontSize: vars.type.size.xlarge,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
});

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(12px)' },
  to: { opacity: 1, transform: 'none' },
});

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  maxInlineSize: vars.size.column,
  animation: `${appear} ${vars.motion.duration.slow} ${vars.motion.easing.enter} calc(${beat} * 2) both`,
});
