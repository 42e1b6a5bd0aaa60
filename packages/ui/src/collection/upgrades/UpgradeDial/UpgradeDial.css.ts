import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { whenStill } from '../../../styles/whenStill.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { dialTimes } from './dialTimes.ts';

const { recipe, style, styleVariants } = layered('areas');

const color = createVar();
const glow = createVar();
const angle = createVar();

const lit = (rarity: keyof typeof vars.color.rarity) => ({
  vars: { [color]: vars.color.rarity[rarity].color, [glow]: vars.color.rarity[rarity].glow },
});

export const root = recipe({
  base: {
    vars: { [color]: vars.color.accent.solid, [glow]: 'transparent' },
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    aspectRatio: '1',
  },
  variants: {
    rarity: { common: lit('common'), rare: lit('rare'), epic: lit('epic'), legendary: lit('legendary') },
  },
});

/** The light of the target's rarity: a glimmer before, all of it when it was won. */
export const halo = style({
  position: 'absolute',
  zIndex: -1,
  inset: '-18%',
  opacity: 0.35,
  backgroundImage: `radial-gradient(closest-side, ${glow}, transparent)`,
  transition: `opacity ${vars.motion.duration.reveal} ${vars.motion.easing.enter}`,
  selectors: {
    '&[data-step="turn"]': { opacity: 0.5 },
    '&[data-step="won"]': { opacity: 1 },
    '&[data-step="lost"]': { opacity: 0 },
  },
});

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });
const dawn = keyframes({ from: { opacity: 0 } });

export const rays = style({
  position: 'absolute',
  zIndex: -1,
  inset: '-24%',
  backgroundImage: `repeating-conic-gradient(${glow} 0deg 6deg, transparent 9deg 19.5deg, ${glow} 22.5deg)`,
  maskImage: 'radial-gradient(closest-side, black 20%, transparent)',
  animation: `${dawn} ${vars.motion.duration.reveal} both, ${spin} 24s linear infinite`,
  animationPlayState: `running, ${vars.motion.loop.play}`,
});

export const ring = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

export const track = style({
  fill: 'none',
  stroke: `color-mix(in srgb, ${vars.color.text.primary} 10%, transparent)`,
  strokeWidth: 14,
});

export const ticks = style({
  fill: 'none',
  stroke: `color-mix(in srgb, ${vars.color.text.primary} 22%, transparent)`,
  strokeWidth: 7,
  strokeDasharray: '0.12 0.88',
});

export const arc = style({
  fill: 'none',
  stroke: color,
  strokeWidth: 14,
  filter: `drop-shadow(0 0 8px ${glow})`,
  transitionProperty: 'stroke-dasharray, opacity',
  transitionDuration: vars.motion.duration.slow,
  transitionTimingFunction: vars.motion.easing.standard,
  selectors: { '&[data-step="lost"]': { opacity: 0.35 } },
});

/** Fast at first, and slower and slower until it stops. */
export const light = style({
  transformOrigin: '160px 160px',
  transition: `transform ${dialTimes.turn}ms cubic-bezier(0.1, 0.62, 0.12, 1)`,
  selectors: { '&[data-hurried="true"]': { transition: 'none' } },
});

export const tail = style({
  fill: 'none',
  stroke: vars.color.text.primary,
  strokeWidth: 6,
  strokeLinecap: 'round',
  opacity: 0,
  transition: `opacity ${vars.motion.duration.slow}`,
  selectors: { '&[data-step="turn"]': { opacity: 0.45 } },
});

export const bead = style({
  fill: vars.color.text.primary,
  stroke: vars.color.surface.sunken,
  strokeWidth: 3,
  filter: `drop-shadow(0 0 10px ${vars.color.text.primary})`,
  selectors: { '&[data-step="lost"]': { filter: 'none', opacity: 0.8 } },
});

const rise = keyframes({
  '0%': { transform: 'scale(0.82)', filter: 'brightness(0.1)' },
  '45%': { transform: 'scale(1.12)', filter: 'brightness(1.35)' },
  '100%': { transform: 'none', filter: 'none' },
});

const sink = keyframes({
  from: { transform: 'none', opacity: 1, filter: 'brightness(0.16)' },
  to: { transform: 'translateY(10%) scale(0.88)', opacity: 0.28, filter: 'brightness(0.4) grayscale(1) blur(2px)' },
});

const beat = keyframes({
  from: { transform: 'none' },
  to: { transform: 'scale(1.04)' },
});

/** Until it is decided only the toy's outline is there. */
export const toy = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '58%',
  color: vars.color.text.secondary,
  transition: `filter ${vars.motion.duration.reveal} ${vars.motion.easing.standard}`,
  selectors: {
    '&[data-step="gather"], &[data-step="turn"]': { filter: `brightness(0.16) drop-shadow(0 0 14px ${glow})` },
    '&[data-step="turn"]': {
      animation: `${beat} 700ms ${vars.motion.easing.standard} infinite alternate`,
      animationPlayState: vars.motion.loop.play,
    },
    '&[data-step="won"]': { animation: `${rise} 900ms ${vars.motion.easing.enter} both` },
    '&[data-step="lost"]': { animation: `${sink} 900ms ${vars.motion.easing.standard} both` },
    '&[data-hurried="true"]': { animationDuration: '0.01ms' },
  },
});

const fly = keyframes({
  '0%': { transform: `rotate(${angle}) translateY(-240%) rotate(calc(-1 * ${angle})) scale(0.6)`, opacity: 0 },
  '30%': { transform: `rotate(${angle}) translateY(-200%) rotate(calc(-1 * ${angle})) scale(1)`, opacity: 1 },
  '55%': { transform: `rotate(${angle}) translateY(-200%) rotate(calc(-1 * ${angle})) scale(1)`, opacity: 1 },
  '100%': { transform: 'scale(0.1)', opacity: 0 },
});

const mote = style({
  position: 'absolute',
  inlineSize: '22%',
  animation: `${fly} ${dialTimes.gather}ms ${vars.motion.easing.exit} both`,
  ...whenStill({ display: 'none' }),
});

const slotCount = 10;

/** Places around the ring, from the top. */
export const slots = Object.values(
  styleVariants(
    Object.fromEntries(
      Array.from({ length: slotCount }, (_, place) => [
        `slot${place}`,
        [
          mote,
          { vars: { [angle]: `${(360 / slotCount) * place}deg` }, animationDelay: `${place % 3 === 1 ? 90 : 0}ms` },
        ],
      ]),
    ),
  ),
);

const spread = keyframes({
  from: { transform: `rotate(${angle}) translateY(-40px) scale(1)`, opacity: 1 },
  to: { transform: `rotate(${angle}) translateY(-210px) scale(0.2)`, opacity: 0 },
});

const spark = style({
  position: 'absolute',
  inlineSize: '8px',
  blockSize: '20px',
  borderRadius: vars.radius.full,
  opacity: 0,
  backgroundColor: color,
  animation: `${spread} 1100ms ${vars.motion.easing.enter}`,
  ...whenStill({ display: 'none' }),
});

const sparkCount = 16;

export const sparks = Object.values(
  styleVariants(
    Object.fromEntries(
      Array.from({ length: sparkCount }, (_, place) => [
        `spark${place}`,
        [
          spark,
          {
            vars: { [angle]: `${(360 / sparkCount) * place}deg` },
            animationDelay: place % 2 === 0 ? '240ms' : '330ms',
          },
        ],
      ]),
    ),
  ),
);
