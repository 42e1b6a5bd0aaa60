import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { whenStill } from '../../../styles/whenStill.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { recipe, style, styleVariants } = layered('areas');

const color = createVar();
const glow = createVar();
/** Distance the sparks fly; none for common prizes. */
const reach = createVar();
const angle = createVar();
const rayStrength = createVar();

const lit = (rarity: keyof typeof vars.color.rarity, { sparks, rays }: { sparks: string; rays: string }) => ({
  vars: {
    [color]: vars.color.rarity[rarity].color,
    [glow]: vars.color.rarity[rarity].glow,
    [reach]: sparks,
    [rayStrength]: rays,
  },
});

export const root = recipe({
  base: { display: 'grid', justifyItems: 'center', gap: vars.space.large, inlineSize: '100%' },
  variants: {
    rarity: {
      common: lit('common', { sparks: '0px', rays: '0' }),
      rare: lit('rare', { sparks: '150px', rays: '0.45' }),
      epic: lit('epic', { sparks: '190px', rays: '0.75' }),
      legendary: lit('legendary', { sparks: '230px', rays: '1' }),
    },
  },
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(86vw, 352px)',
  aspectRatio: '1',
  '@media': { [media.desktop]: { inlineSize: 'min(52vh, 440px)' } },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const rays = style({
  position: 'absolute',
  inset: '-34%',
  opacity: rayStrength,
  backgroundImage: `repeating-conic-gradient(${glow} 0deg 6deg, transparent 9deg 19.5deg, ${glow} 22.5deg)`,
  maskImage: 'radial-gradient(closest-side, black 20%, transparent)',
  willChange: 'transform',
  animation: `${turn} 24s linear infinite`,
  animationPlayState: vars.motion.loop.play,
});

const spread = keyframes({
  from: { transform: `rotate(${angle}) translateY(-30px) scale(1)`, opacity: 1 },
  to: { transform: `rotate(${angle}) translateY(calc(${reach} * -1)) scale(0.2)`, opacity: 0 },
});

const spark = style({
  position: 'absolute',
  inlineSize: '8px',
  blockSize: '18px',
  borderRadius: vars.radius.full,
  opacity: 0,
  backgroundColor: color,
  animation: `${spread} 1100ms ${vars.motion.easing.enter}`,
  ...whenStill({ display: 'none' }),
});

const sparkCount = 14;

export const sparks = Object.values(
  styleVariants(
    Object.fromEntries(
      Array.from({ length: sparkCount }, (_, place) => [
        `spark${place}`,
        [
          spark,
          { vars: { [angle]: `${(360 / sparkCount) * place}deg` }, animationDelay: place % 2 === 0 ? '0ms' : '90ms' },
        ],
      ]),
    ),
  ),
);

export const floor = style({
  position: 'absolute',
  insetBlockEnd: '-1%',
  inlineSize: '84%',
  blockSize: '20%',
  borderRadius: '50%',
  backgroundImage: `radial-gradient(closest-side, ${vars.color.surface.sunken}, transparent 56%), radial-gradient(closest-side, transparent 58%, ${glow} 66%, ${color} 74%, ${glow} 80%, transparent)`,
});

const rise = keyframes({
  '0%': { transform: 'translateY(38%) scale(0.2) rotate(-12deg)', opacity: 0 },
  '55%': { transform: 'translateY(-5%) scale(1.08) rotate(2deg)', opacity: 1 },
  '100%': { transform: 'none', opacity: 1 },
});

export const toy = style({
  position: 'relative',
  inlineSize: '82%',
  willChange: 'transform',
  animation: `${rise} ${vars.motion.duration.reveal} ${vars.motion.easing.enter}`,
});

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(12px)' },
  to: { opacity: 1, transform: 'none' },
});

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  animation: `${appear} ${vars.motion.duration.reveal} ${vars.motion.easing.enter}`,
});
