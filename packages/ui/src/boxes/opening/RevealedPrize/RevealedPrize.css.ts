import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { whenStill } from '../../../styles/whenStill.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { fadeAtSides } from '../OpenStage/fadeAtSides.ts';

const { recipe, style, styleVariants } = layered('areas');

const color = createVar();
const glow = createVar();
/** Distance the sparks fly; none for common prizes. */
const reach = createVar();
const angle = createVar();
const rayStrength = createVar();
/** When the toy lands. */
const landing = createVar();

const lit = (rarity: keyof typeof vars.color.rarity, { sparks, rays }: { sparks: string; rays: string }) => ({
  vars: {
    [color]: vars.color.rarity[rarity].color,
    [glow]: vars.color.rarity[rarity].glow,
    [reach]: sparks,
    [rayStrength]: rays,
  },
});

export const root = recipe({
  base: {
    vars: { [landing]: `calc(${vars.motion.duration.reveal} * 1.36)` },
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.medium,
    inlineSize: '100%',
  },
  variants: {
    rarity: {
      common: lit('common', { sparks: '0px', rays: '0' }),
      rare: lit('rare', { sparks: '150px', rays: '0.45' }),
      epic: lit('epic', { sparks: '190px', rays: '0.75' }),
      legendary: lit('legendary', { sparks: '230px', rays: '1' }),
    },
    hurried: { true: { vars: { [landing]: vars.motion.duration.fast } } },
  },
});

export const stage = style({ position: 'relative', display: 'grid', placeItems: 'center' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(12px)' },
  to: { opacity: 1, transform: 'none' },
});

const dawn = keyframes({ from: { opacity: 0 } });

export const light = style({
  ...fadeAtSides,
  position: 'absolute',
  inset: '-30%',
  pointerEvents: 'none',
  opacity: 0,
  selectors: {
    '&[data-shown="true"]': {
      opacity: rayStrength,
      animation: `${dawn} ${vars.motion.duration.reveal} ${landing} both`,
    },
  },
});

export const rays = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `repeating-conic-gradient(${glow} 0deg 6deg, transparent 9deg 19.5deg, ${glow} 22.5deg)`,
  maskImage: 'radial-gradient(closest-side, black 20%, transparent)',
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
          {
            vars: { [angle]: `${(360 / sparkCount) * place}deg` },
            animationDelay: `calc(${landing} + ${place % 2 === 0 ? '0ms' : '90ms'})`,
          },
        ],
      ]),
    ),
  ),
);

/** Its place is kept from the start: nothing moves when the words come. */
export const words = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xsmall,
  visibility: 'hidden',
  opacity: 0,
  selectors: {
    '&[data-shown="true"]': {
      visibility: 'visible',
      opacity: 1,
      animation: `${appear} ${vars.motion.duration.slow} ${vars.motion.easing.enter} ${landing} both`,
    },
  },
});
