import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { whenStill } from '../../../styles/whenStill.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style, styleVariants } = layered('areas');

const { accent, positive } = vars.color.tone;
const { rarity } = vars.color;
const angle = createVar();
const nodeSize = vars.size.avatarStandard;

export const hero = style({ display: 'grid', justifyItems: 'center', gap: vars.space.medium });

export const clock = style({ display: 'grid', justifyItems: 'center', gap: vars.space.xxsmall });

export const left = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
});

export const prizes = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  placeItems: 'center',
  gap: vars.space.medium,
});

const lit = (color: keyof typeof rarity) => ({
  borderColor: rarity[color].color,
  backgroundImage: `radial-gradient(circle at 50% 40%, ${rarity[color].glow}, transparent 75%)`,
});

const byRarity = {
  '&[data-rarity="rare"]': lit('rare'),
  '&[data-rarity="epic"]': lit('epic'),
  '&[data-rarity="legendary"]': lit('legendary'),
};

export const prize = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '6rem',
  blockSize: '6rem',
  padding: vars.space.small,
  borderRadius: vars.radius.xlarge,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.standard,
  backgroundColor: vars.color.surface.sunken,
  selectors: byRarity,
});

const fly = keyframes({
  from: { transform: `rotate(${angle}) translateY(-2rem) scale(1)`, opacity: 1 },
  to: { transform: `rotate(${angle}) translateY(-7rem) scale(0.2)`, opacity: 0 },
});

const spark = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  inlineSize: vars.space.xsmall,
  blockSize: vars.space.medium,
  borderRadius: vars.radius.full,
  opacity: 0,
  backgroundColor: rarity.legendary.color,
  animation: `${fly} ${vars.motion.duration.reveal} ${vars.motion.easing.enter}`,
  ...whenStill({ display: 'none' }),
});

const sparkCount = 14;

export const sparks = Object.values(
  styleVariants(
    Object.fromEntries(
      Array.from({ length: sparkCount }, (_, place) => [
        `spark${place}`,
        [spark, { vars: { [angle]: `${(360 / sparkCount) * place}deg` } }],
      ]),
    ),
  ),
);

export const progress = style({ display: 'grid', gap: vars.space.xsmall, inlineSize: '100%' });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.small,
});

export const told = style({ textAlign: 'center', selectors: { '&:empty': { display: 'none' } } });

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(0.75rem)' },
  to: { opacity: 1, transform: 'none' },
});

export const gain = style({
  display: 'block',
  animation: `${rise} ${vars.motion.duration.slow} ${vars.motion.easing.enter}`,
});

export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.medium,
});

export const track = style({ display: 'grid', gap: vars.space.small });

const columns = `minmax(0, 1fr) ${nodeSize} minmax(0, 1fr)`;

export const heads = style({ display: 'grid', gridTemplateColumns: columns, gap: vars.space.small });

export const head = styleVariants({
  free: { gridColumn: 1, textAlign: 'center' },
  paid: { gridColumn: 3, textAlign: 'center' },
});

export const tasks = style({ display: 'grid' });

export const task = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: vars.space.small,
  paddingBlock: vars.space.xxsmall,
});

export const mark = style({
  position: 'relative',
  gridColumn: 2,
  gridRow: 1,
  display: 'grid',
  placeItems: 'center',
});

/** From the middle of the task before to the middle of this one. */
export const rail = style({
  position: 'absolute',
  insetBlockStart: `calc(-50% - ${vars.space.xsmall})`,
  insetBlockEnd: '50%',
  inlineSize: vars.space.xsmall,
  borderRadius: vars.radius.full,
  overflow: 'clip',
  backgroundColor: vars.color.surface.sunken,
  selectors: { [`${task}:first-child &`]: { insetBlockStart: 0 } },
});

export const fill = style({
  display: 'block',
  blockSize: '100%',
  transformOrigin: 'top',
  backgroundColor: vars.color.accent.solid,
  transition: `transform ${vars.motion.duration.reveal} ${vars.motion.easing.standard}`,
});

/** Above the rails, also that of the next task. */
export const node = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'grid',
  placeItems: 'center',
  inlineSize: nodeSize,
  blockSize: nodeSize,
  borderRadius: vars.radius.full,
  border: `${vars.size.outline} solid ${vars.color.border.standard}`,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.secondary,
  selectors: {
    '&[data-done="true"]': {
      borderColor: accent.border,
      backgroundColor: accent.solid,
      color: accent.onSolid,
    },
    [`${task}[aria-current="step"] &`]: {
      borderColor: vars.color.accent.solid,
      color: vars.color.text.accent,
      boxShadow: `0 0 ${vars.space.medium} color-mix(in srgb, ${vars.color.accent.solid} 50%, transparent)`,
    },
  },
});

const pop = keyframes({
  '0%': { transform: 'scale(0.85)' },
  '60%': { transform: 'scale(1.06)' },
  '100%': { transform: 'none' },
});

const cell = {
  position: 'relative',
  gridRow: 1,
  display: 'grid',
  gridTemplateRows: `auto 1fr ${vars.size.controlSmall}`,
  justifyItems: 'center',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  padding: vars.space.xsmall,
  borderRadius: vars.radius.large,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.subtle,
  backgroundColor: vars.color.surface.raised,
  textAlign: 'center',
  selectors: {
    '&[data-state="receive_reward"]': {
      borderColor: vars.color.accent.solid,
      backgroundColor: accent.soft,
      boxShadow: `0 0 ${vars.space.medium} color-mix(in srgb, ${vars.color.accent.solid} 35%, transparent)`,
    },
    '&[data-state="completed"]': { borderColor: positive.border },
    '&[data-fresh="true"]': { animation: `${pop} ${vars.motion.duration.reveal} ${vars.motion.easing.spring}` },
  },
} as const;

export const reward = styleVariants({ free: { ...cell, gridColumn: 1 }, paid: { ...cell, gridColumn: 3 } });

export const art = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  padding: vars.space.xsmall,
  borderRadius: vars.radius.standard,
  borderWidth: vars.size.hairline,
  borderColor: 'transparent',
  selectors: byRarity,
});

export const stamp = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space.xxsmall})`,
  insetInlineEnd: `calc(-1 * ${vars.space.xxsmall})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.large,
  blockSize: vars.space.large,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.neutral.soft,
  color: vars.color.text.secondary,
  selectors: { '&[data-state="completed"]': { backgroundColor: positive.solid, color: positive.onSolid } },
});

export const gives = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  margin: 0,
  paddingInlineStart: 0,
  listStyle: 'none',
});

export const sums = style({ display: 'grid', gap: vars.space.xsmall });

export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.medium });

export const amount = style({ margin: 0 });
