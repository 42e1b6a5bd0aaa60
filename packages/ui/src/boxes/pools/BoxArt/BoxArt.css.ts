import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';
import { shade } from './board.ts';

const { style } = layered('areas');

/** Width and depth of the box, where something around it decides; otherwise the screen does. */
export const boxSide = createVar();
const side = createVar();
/** Height of the body and of the lid. */
const height = createVar();
const lidHeight = createVar();

const half = `calc(${side} / 2)`;
/** The lid is slightly wider than the body. */
const brim = `calc(${side} * 0.04)`;
const lidSide = `calc(${side} + ${brim} * 2)`;
const halfLid = `calc(${lidSide} / 2)`;

export const scene = style({
  vars: {
    [side]: fallbackVar(boxSide, '168px'),
    [height]: `calc(${side} * 0.94)`,
    [lidHeight]: `calc(${side} * 0.24)`,
  },
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${side} * 1.6)`,
  blockSize: `calc(${side} * 1.7)`,
  perspective: '1100px',
  '@media': { [media.desktop]: { vars: { [side]: fallbackVar(boxSide, '232px') } } },
});

export const floor = style({
  position: 'absolute',
  insetBlockEnd: `calc(${side} * 0.02)`,
  inlineSize: `calc(${side} * 1.5)`,
  blockSize: `calc(${side} * 0.34)`,
  backgroundImage: `radial-gradient(closest-side, ${vars.color.surface.sunken}, transparent)`,
});

const hover3d = keyframes({
  from: { transform: 'rotateX(-17deg) rotateY(-30deg)' },
  to: { transform: 'rotateX(-17deg) rotateY(-24deg)' },
});

export const turned = style({
  transformStyle: 'preserve-3d',
  transform: 'rotateX(-17deg) rotateY(-30deg)',
  animation: `${hover3d} 3600ms ${vars.motion.easing.standard} infinite alternate`,
  animationPlayState: vars.motion.loop.play,
});

const rattle = keyframes({
  '0%, 100%': { transform: 'rotateZ(0) translateY(0)' },
  '12%': { transform: 'rotateZ(-5deg) translateY(-4%)' },
  '26%': { transform: 'rotateZ(6deg) translateY(0)' },
  '40%': { transform: 'rotateZ(-7deg) translateY(-6%)' },
  '54%': { transform: 'rotateZ(8deg) translateY(0)' },
  '68%': { transform: 'rotateZ(-8deg) translateY(-8%) scale(1.02)' },
  '82%': { transform: 'rotateZ(6deg) translateY(0) scale(1.03)' },
  '92%': { transform: 'rotateZ(-3deg) scale(1.05, 0.96)' },
});

const recoil = keyframes({
  '0%': { transform: 'scale(1.06, 0.9)' },
  '35%': { transform: 'scale(0.95, 1.08)' },
  '100%': { transform: 'scale(1)' },
});

export const body = style({
  position: 'relative',
  display: 'block',
  inlineSize: side,
  blockSize: height,
  marginBlockStart: lidHeight,
  transformStyle: 'preserve-3d',
  transformOrigin: '50% 100%',
  selectors: {
    '&[data-state="shaking"]': {
      animation: `${rattle} 700ms linear infinite`,
      animationPlayState: vars.motion.loop.play,
    },
    '&[data-state="open"]': { animation: `${recoil} ${vars.motion.duration.reveal} ${vars.motion.easing.enter}` },
  },
});

const face = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: side,
  blockSize: height,
  // Any rounder, and gaps would show where three sides meet.
  borderRadius: `calc(${vars.radius.small} / 4)`,
});

/** A band around the box, at the same height on every side. */
const ribbon = `linear-gradient(180deg, transparent 0 84%, ${vars.color.accent.solid} 84% 93%, transparent 93%)`;
const darkRibbon = `linear-gradient(180deg, transparent 0 84%, ${vars.color.accent.active} 84% 93%, transparent 93%)`;

export const front = style([
  face,
  {
    display: 'grid',
    placeItems: 'end center',
    overflow: 'clip',
    transform: `translateZ(${half})`,
    backgroundImage: `${ribbon}, radial-gradient(90% 80% at 40% 30%, ${shade(88)}, ${shade(46)})`,
  },
]);

export const right = style([
  face,
  {
    transform: `rotateY(90deg) translateZ(${half})`,
    backgroundImage: `${darkRibbon}, linear-gradient(90deg, ${shade(44)}, ${shade(24)})`,
  },
]);

export const back = style([face, { transform: `translateZ(calc(${half} * -1))`, backgroundColor: shade(18) }]);

export const print = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '58%',
  aspectRatio: '1',
  marginBlockEnd: '23%',
  borderRadius: vars.radius.full,
  backgroundImage: `radial-gradient(closest-side, ${shade(100)}, ${shade(62)})`,
  boxShadow: `inset 0 0 0 ${vars.size.outline} ${vars.color.accent.solid}`,
});

export const shadow = style({ inlineSize: '74%', filter: 'brightness(0) opacity(0.62)' });

export const question = style({
  position: 'absolute',
  color: vars.color.accent.solid,
  fontSize: vars.type.size.display,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
});

const brighten = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Light from the open box. */
export const inside = style({
  position: 'absolute',
  insetBlockStart: `calc(${side} / -2)`,
  insetInlineStart: 0,
  inlineSize: side,
  blockSize: side,
  transform: 'rotateX(90deg)',
  opacity: 0,
  backgroundImage: `radial-gradient(circle, ${vars.color.text.primary}, ${vars.color.accent.solid} 45%, ${shade(30)} 80%)`,
  selectors: {
    '&[data-state="open"]': {
      opacity: 1,
      animation: `${brighten} ${vars.motion.duration.fast} linear`,
    },
  },
});

const flyOff = keyframes({
  '0%': { transform: 'translateY(0) rotateZ(0)' },
  '30%': { transform: 'translateY(-70%) rotateZ(-6deg)' },
  '100%': { transform: 'translate3d(-90%, -460%, 120px) rotateZ(-70deg) rotateX(50deg)' },
});

const vanish = keyframes({ '0%, 45%': { opacity: 1 }, '100%': { opacity: 0 } });

export const lid = style({
  position: 'absolute',
  insetBlockStart: `calc(${lidHeight} * -0.72)`,
  insetInlineStart: `calc(${brim} * -1)`,
  inlineSize: lidSide,
  blockSize: lidHeight,
  transformStyle: 'preserve-3d',
  selectors: {
    '&[data-state="open"]': {
      animation: `${flyOff} ${vars.motion.duration.reveal} ${vars.motion.easing.enter} forwards`,
    },
  },
});

const lidFace = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: lidSide,
  blockSize: lidHeight,
  borderRadius: `calc(${vars.radius.small} / 4)`,
  selectors: {
    // Set on each side: opacity on the lid would flatten its 3D rendering.
    '[data-state="open"] > &': { animation: `${vanish} ${vars.motion.duration.reveal} linear forwards` },
  },
});

export const lidFront = style([
  lidFace,
  {
    transform: `translateZ(${halfLid})`,
    backgroundImage: `linear-gradient(90deg, transparent 0 43%, ${vars.color.accent.solid} 43% 57%, transparent 57%), linear-gradient(180deg, ${shade(100)}, ${shade(72)})`,
  },
]);

export const lidRight = style([
  lidFace,
  {
    transform: `rotateY(90deg) translateZ(${halfLid})`,
    backgroundImage: `linear-gradient(90deg, ${shade(58)}, ${shade(38)})`,
  },
]);

export const lidTop = style([
  lidFace,
  {
    blockSize: lidSide,
    insetBlockStart: `calc(${halfLid} * -1)`,
    transform: 'rotateX(90deg)',
    // Otherwise a dark gap shows between the lid's sides while it shakes.
    boxShadow: `0 0 0 ${vars.size.hairline} ${shade(92)}`,
    backgroundImage: `linear-gradient(90deg, transparent 0 43%, ${vars.color.accent.hover} 43% 57%, transparent 57%), linear-gradient(160deg, ${vars.color.text.primary} -60%, ${shade(96)} 90%)`,
  },
]);
