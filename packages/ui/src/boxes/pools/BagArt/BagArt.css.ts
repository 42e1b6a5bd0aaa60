import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';
import { boxSide } from '../BoxArt/BoxArt.css.ts';

const { style } = layered('areas');

const side = createVar();
const of = (share: number) => `calc(${side} * ${share})`;

/** The red of a New Year's bag, under more or less light; 100 is full light. */
const silk = `oklch(from ${vars.color.tone.critical.solid} 0.6 0.21 h)`;
const shade = (light: number) => `color-mix(in oklch, ${silk} ${light}%, ${vars.color.surface.sunken})`;
const gold = vars.color.rarity.legendary.color;

/** As large as the box's scene, so that both are in the same place. */
export const scene = style({
  vars: { [side]: fallbackVar(boxSide, '168px') },
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  inlineSize: of(1.6),
  blockSize: of(1.7),
  '@media': { [media.desktop]: { vars: { [side]: fallbackVar(boxSide, '232px') } } },
});

export const floor = style({
  position: 'absolute',
  insetBlockEnd: of(-0.02),
  inlineSize: of(1.4),
  blockSize: of(0.3),
  backgroundImage: `radial-gradient(closest-side, ${vars.color.surface.sunken}, transparent)`,
});

/** The inside, seen once it is open. */
export const back = style({
  position: 'absolute',
  insetBlockEnd: of(0.98),
  inlineSize: of(0.72),
  blockSize: of(0.24),
  borderRadius: '50%',
  opacity: 0,
  backgroundImage: `radial-gradient(closest-side, ${vars.color.text.primary}, ${gold} 55%, ${shade(30)})`,
  selectors: { '&[data-state="open"]': { opacity: 1 } },
});

const sway = keyframes({
  '0%, 100%': { transform: 'none' },
  '20%': { transform: 'rotate(-5deg) scale(1.02, 0.97)' },
  '45%': { transform: 'rotate(4deg) translateY(-3%)' },
  '70%': { transform: 'rotate(-4deg) scale(0.98, 1.03)' },
  '88%': { transform: 'rotate(3deg)' },
});

const recoil = keyframes({
  '0%': { transform: 'scale(1.07, 0.88)' },
  '40%': { transform: 'scale(0.96, 1.06)' },
  '100%': { transform: 'none' },
});

export const bag = style({
  position: 'absolute',
  insetBlockEnd: of(0.08),
  inlineSize: of(1.24),
  blockSize: of(1.5),
  transformOrigin: '50% 100%',
  selectors: {
    '&[data-state="shaking"]': {
      animation: `${sway} 800ms linear infinite`,
      animationPlayState: vars.motion.loop.play,
    },
    '&[data-state="open"]': { animation: `${recoil} ${vars.motion.duration.reveal} ${vars.motion.easing.enter}` },
  },
});

export const sack = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  placeItems: 'center',
  blockSize: of(1.08),
  borderRadius: '42% 42% 34% 34% / 56% 56% 34% 34%',
  backgroundImage: `radial-gradient(90% 80% at 36% 26%, ${shade(100)}, ${shade(70)} 55%, ${shade(36)})`,
  boxShadow: `inset 0 ${of(-0.06)} ${of(0.12)} ${shade(24)}`,
});

const loosen = keyframes({
  '0%': { transform: 'none', opacity: 1 },
  '100%': { transform: 'scaleX(1.5) translateY(60%)', opacity: 0 },
});

/** The gathered silk above the cord. */
export const neck = style({
  position: 'absolute',
  insetBlockStart: of(0.04),
  insetInlineStart: of(0.24),
  inlineSize: of(0.76),
  blockSize: of(0.46),
  clipPath: 'polygon(0 8%, 12% 0, 22% 12%, 36% 0, 50% 11%, 64% 0, 78% 12%, 88% 0, 100% 8%, 74% 100%, 26% 100%)',
  backgroundImage: `repeating-linear-gradient(90deg, ${shade(56)} 0, ${shade(92)} 9%, ${shade(48)} 18%)`,
  selectors: {
    '&[data-state="open"]': {
      animation: `${loosen} ${vars.motion.duration.slow} ${vars.motion.easing.exit} forwards`,
    },
  },
});

const untie = keyframes({ '0%': { transform: 'none', opacity: 1 }, '100%': { transform: 'scaleX(1.7)', opacity: 0 } });

export const cord = style({
  position: 'absolute',
  insetBlockStart: of(0.4),
  insetInlineStart: of(0.38),
  inlineSize: of(0.48),
  blockSize: of(0.08),
  borderRadius: vars.radius.full,
  backgroundImage: `repeating-linear-gradient(60deg, ${gold} 0 12%, color-mix(in oklch, ${gold} 60%, ${vars.color.surface.sunken}) 12% 18%)`,
  selectors: {
    '&[data-state="open"]': {
      animation: `${untie} ${vars.motion.duration.slow} ${vars.motion.easing.exit} forwards`,
    },
  },
});

/** A bow in front of the cord. */
export const knot = style({
  position: 'absolute',
  insetBlockStart: of(0.34),
  insetInlineStart: of(0.42),
  inlineSize: of(0.4),
  blockSize: of(0.2),
  clipPath: 'polygon(0 0, 42% 32%, 58% 32%, 100% 0, 100% 100%, 58% 68%, 42% 68%, 0 100%)',
  backgroundImage: `linear-gradient(180deg, ${gold}, color-mix(in oklch, ${gold} 55%, ${vars.color.surface.sunken}))`,
  selectors: {
    '&[data-state="open"]': {
      animation: `${untie} ${vars.motion.duration.slow} ${vars.motion.easing.exit} forwards`,
    },
  },
});

export const print = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '54%',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  backgroundImage: `radial-gradient(closest-side, ${gold}, color-mix(in oklch, ${gold} 70%, ${silk}))`,
  boxShadow: `inset 0 0 0 ${vars.size.outline} ${shade(60)}`,
});

export const shadow = style({ inlineSize: '70%', filter: 'brightness(0) opacity(0.3)' });

export const luck = style({
  position: 'absolute',
  color: shade(60),
  fontSize: of(0.36),
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
});
