import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { recipe, style } = layered('areas');

const gold = vars.color.rarity.legendary.color;
const paper = vars.color.rarity.epic.color;
const ink = vars.color.surface.sunken;

/** Paper and ribbon under less light; 100 is full light. */
const shade = (color: string, light: number) => `color-mix(in oklch, ${color} ${light}%, ${ink})`;

const ribbon = (light: number) =>
  `linear-gradient(90deg, transparent 42%, ${shade(gold, light)} 42%, ${shade(gold, light + 14)} 50%, ${shade(gold, light)} 58%, transparent 58%)`;

/** The stage of the gift: square, with light from above. */
export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(100%, 21rem)',
  aspectRatio: '1',
  marginInline: 'auto',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '-6%',
    backgroundImage: `radial-gradient(closest-side, ${vars.color.rarity.legendary.glow}, transparent)`,
  },
});

const sway = keyframes({
  '0%, 72%, 100%': { transform: 'none' },
  '76%': { transform: 'rotate(-3deg)' },
  '82%': { transform: 'rotate(3deg)' },
  '88%': { transform: 'rotate(-2deg)' },
  '94%': { transform: 'rotate(1deg)' },
});

const sink = keyframes({
  from: { transform: 'none', opacity: 1 },
  to: { transform: 'translateY(24%) scale(0.8)', opacity: 0 },
});

export const box = style({
  gridArea: '1 / 1',
  position: 'relative',
  inlineSize: '58%',
  aspectRatio: '1 / 0.96',
  marginBlockStart: '14%',
  transformOrigin: '50% 100%',
  animation: `${sway} 3200ms ${vars.motion.easing.standard} infinite`,
  animationPlayState: vars.motion.loop.play,
  selectors: {
    '&[data-open="true"]': {
      animation: `${sink} ${vars.motion.duration.reveal} ${vars.motion.easing.exit} ${vars.motion.duration.slow} both`,
      animationPlayState: 'running',
    },
  },
});

export const body = style({
  position: 'absolute',
  insetBlock: '24% 0',
  insetInline: '4%',
  borderEndStartRadius: vars.radius.small,
  borderEndEndRadius: vars.radius.small,
  backgroundImage: `${ribbon(78)}, radial-gradient(120% 100% at 30% 0%, ${shade(paper, 78)}, ${shade(paper, 42)})`,
  boxShadow: `0 ${vars.space.medium} ${vars.space.xlarge} ${vars.color.surface.scrim}`,
});

const lift = keyframes({
  '0%': { transform: 'none', opacity: 1 },
  '100%': { transform: 'translate(-46%, -150%) rotate(-38deg)', opacity: 0 },
});

export const lid = style({
  position: 'absolute',
  insetBlockStart: '8%',
  insetInline: 0,
  blockSize: '20%',
  selectors: {
    '[data-open="true"] > &': {
      animation: `${lift} ${vars.motion.duration.reveal} ${vars.motion.easing.enter} both`,
    },
  },
});

export const lidTop = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.small,
  backgroundImage: `${ribbon(86)}, linear-gradient(180deg, ${shade(paper, 92)}, ${shade(paper, 60)})`,
});

const loop = {
  position: 'absolute',
  insetBlockEnd: '94%',
  inlineSize: '26%',
  blockSize: '90%',
  borderWidth: vars.space.xsmall,
  borderStyle: 'solid',
  borderColor: shade(gold, 92),
} as const;

export const loopStart = style({
  ...loop,
  insetInlineEnd: '49%',
  borderRadius: `${vars.radius.full} ${vars.radius.full} 0 ${vars.radius.full}`,
  transform: 'rotate(8deg)',
});

export const loopEnd = style({
  ...loop,
  insetInlineStart: '49%',
  borderRadius: `${vars.radius.full} ${vars.radius.full} ${vars.radius.full} 0`,
  transform: 'rotate(-8deg)',
});

const rise = keyframes({
  from: { transform: 'translateY(30%) scale(0.3)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});

/** The toys, which come out of the box. */
export const toys = style({
  gridArea: '1 / 1',
  zIndex: vars.layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  animation: `${rise} ${vars.motion.duration.reveal} ${vars.motion.easing.spring} ${vars.motion.duration.slow} both`,
});

const halo = (rarity: keyof typeof vars.color.rarity) => ({
  filter: `drop-shadow(0 0 ${vars.space.small} ${vars.color.rarity[rarity].glow})`,
});

export const toy = recipe({
  variants: {
    rarity: { common: halo('common'), rare: halo('rare'), epic: halo('epic'), legendary: halo('legendary') },
    crowd: { one: { inlineSize: '82%' }, few: { inlineSize: '44%' }, many: { inlineSize: '29%' } },
  },
});
