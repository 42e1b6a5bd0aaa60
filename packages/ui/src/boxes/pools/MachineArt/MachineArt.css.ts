import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';
import { boxSide } from '../BoxArt/BoxArt.css.ts';
import { shade } from '../BoxArt/board.ts';

const { style } = layered('areas');

const side = createVar();
const of = (share: number) => `calc(${side} * ${share})`;

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
  insetBlockEnd: of(-0.04),
  inlineSize: of(1.5),
  blockSize: of(0.3),
  backgroundImage: `radial-gradient(closest-side, ${vars.color.surface.sunken}, transparent)`,
});

const hum = keyframes({
  '0%, 100%': { transform: 'none' },
  '20%': { transform: 'translate(-1%, 0.5%) rotate(-0.6deg)' },
  '50%': { transform: 'translate(1%, -0.5%) rotate(0.7deg)' },
  '80%': { transform: 'translate(-0.5%, 0.5%) rotate(-0.4deg)' },
});

export const cabinet = style({
  position: 'absolute',
  insetBlockEnd: of(0.08),
  inlineSize: of(1.1),
  blockSize: of(1.54),
  transformOrigin: '50% 100%',
  selectors: {
    '&[data-state="shaking"]': {
      animation: `${hum} 260ms linear infinite`,
      animationPlayState: vars.motion.loop.play,
    },
  },
});

export const body = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: `${of(0.26)} 1fr ${of(0.34)}`,
  justifyItems: 'center',
  overflow: 'clip',
  borderRadius: of(0.12),
  backgroundImage: `linear-gradient(90deg, ${shade(40)}, ${shade(88)} 16%, ${shade(72)} 60%, ${shade(34)})`,
  boxShadow: `inset 0 0 0 ${vars.size.outline} ${shade(96)}`,
});

export const marquee = style({
  position: 'relative',
  inlineSize: '100%',
  backgroundImage: `linear-gradient(180deg, ${vars.color.accent.hover}, ${vars.color.accent.active})`,
});

const blink = keyframes({ '0%, 49%': { opacity: 1 }, '50%, 100%': { opacity: 0.45 } });

/** No light blinks more than once in 0.7 s. */
export const bulbs = style({
  position: 'absolute',
  insetInline: of(0.06),
  insetBlock: of(0.07),
  backgroundImage: `radial-gradient(circle, ${vars.color.text.primary} 34%, transparent 40%)`,
  backgroundSize: `${of(0.14)} 100%`,
  backgroundPosition: 'center',
  backgroundRepeat: 'space no-repeat',
  selectors: {
    '&[data-state="shaking"]': {
      animation: `${blink} 700ms linear infinite`,
      animationPlayState: vars.motion.loop.play,
    },
  },
});

export const window = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: of(0.92),
  marginBlock: of(0.07),
  overflow: 'clip',
  borderRadius: of(0.07),
  backgroundImage: `radial-gradient(90% 90% at 50% 20%, ${shade(30)}, ${vars.color.surface.sunken})`,
  boxShadow: `inset 0 0 0 ${vars.size.outline} ${shade(20)}`,
});

const swap = keyframes({
  '0%, 100%': { transform: 'translateX(-34%) rotate(-9deg)' },
  '50%': { transform: 'translateX(34%) rotate(9deg)' },
});

const swapBack = keyframes({
  '0%, 100%': { transform: 'translateX(34%) rotate(9deg)' },
  '50%': { transform: 'translateX(-34%) rotate(-9deg)' },
});

const dance = keyframes({
  '0%, 100%': { transform: 'none' },
  '50%': { transform: 'translateY(-7%) scale(1.04)' },
});

const drop = keyframes({ from: { transform: 'none' }, to: { transform: 'translateY(130%)' } });

export const card = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: of(0.44),
  aspectRatio: '5 / 7',
  borderRadius: of(0.05),
  backgroundImage: `radial-gradient(80% 70% at 50% 40%, ${shade(84)}, ${shade(48)})`,
  boxShadow: `inset 0 0 0 ${vars.size.outline} ${vars.color.accent.solid}, ${vars.shadow.raised}`,
  selectors: {
    '&[data-place="left"]': { transform: 'translateX(-34%) rotate(-9deg)' },
    '&[data-place="right"]': { transform: 'translateX(34%) rotate(9deg)' },
    '&[data-place="left"][data-state="shaking"]': {
      animation: `${swap} 620ms ease-in-out infinite`,
      animationPlayState: vars.motion.loop.play,
    },
    '&[data-place="right"][data-state="shaking"]': {
      animation: `${swapBack} 620ms ease-in-out infinite`,
      animationPlayState: vars.motion.loop.play,
    },
    '&[data-place="middle"][data-state="shaking"]': {
      animation: `${dance} 310ms ease-in-out infinite`,
      animationPlayState: vars.motion.loop.play,
    },
    '&[data-place="middle"][data-state="open"]': {
      animation: `${drop} ${vars.motion.duration.slow} ${vars.motion.easing.exit} forwards`,
    },
  },
});

export const shadow = style({ inlineSize: '82%', filter: 'brightness(0) opacity(0.62)' });

export const question = style({
  position: 'absolute',
  color: vars.color.accent.solid,
  fontSize: of(0.24),
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
});

export const glass = style({
  position: 'absolute',
  inset: 0,
  opacity: 0.16,
  backgroundImage: `linear-gradient(115deg, transparent 30%, ${vars.color.text.primary} 31% 40%, transparent 41% 46%, ${vars.color.text.primary} 47% 50%, transparent 51%)`,
});

export const slot = style({
  inlineSize: of(0.64),
  blockSize: of(0.1),
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.sunken,
  boxShadow: `0 0 0 ${vars.size.outline} ${shade(24)}`,
  selectors: {
    '&[data-state="open"]': { backgroundColor: vars.color.accent.solid },
  },
});

const pull = keyframes({
  '0%': { transform: 'none' },
  '14%': { transform: 'scaleY(-0.8)' },
  '34%, 100%': { transform: 'none' },
});

/** Pulled once; it turns about its foot. */
export const lever = style({
  position: 'absolute',
  insetInlineEnd: of(-0.15),
  insetBlockStart: of(0.36),
  inlineSize: of(0.08),
  blockSize: of(0.42),
  transformOrigin: '50% 100%',
  borderRadius: vars.radius.full,
  backgroundImage: `linear-gradient(90deg, ${shade(96)}, ${shade(36)})`,
  selectors: {
    '&[data-state="shaking"]': {
      animation: `${pull} 1300ms ease-in-out`,
      animationPlayState: vars.motion.loop.play,
    },
  },
});

export const knob = style({
  position: 'absolute',
  insetBlockStart: of(-0.1),
  insetInlineStart: of(-0.05),
  inlineSize: of(0.18),
  blockSize: of(0.18),
  borderRadius: vars.radius.full,
  backgroundImage: `radial-gradient(circle at 34% 30%, ${vars.color.text.primary}, ${vars.color.accent.solid} 40%, ${vars.color.accent.active})`,
});

/** Before a card that comes out. */
export const mouth = style({
  position: 'absolute',
  insetBlockEnd: of(0.14),
  inlineSize: of(0.7),
  blockSize: of(0.16),
});

export const lip = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: of(0.08),
  borderRadius: vars.radius.full,
  backgroundImage: `linear-gradient(180deg, ${shade(90)}, ${shade(44)})`,
});
