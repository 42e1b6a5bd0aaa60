import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { whenStill } from '../../../styles/whenStill.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style, styleVariants } = layered('areas');

const { accent, positive } = vars.color.tone;
const legendary = vars.color.rarity.legendary;
const angle = createVar();

export const hero = style({ display: 'grid', justifyItems: 'center', gap: vars.space.medium, textAlign: 'center' });

const pop = keyframes({
  '0%': { transform: 'scale(0.7)' },
  '60%': { transform: 'scale(1.12)' },
  '100%': { transform: 'none' },
});

export const flame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '7rem',
  blockSize: '7rem',
  borderRadius: vars.radius.full,
  border: `${vars.size.outline} solid ${accent.border}`,
  backgroundColor: vars.color.surface.raised,
  boxShadow: `0 0 ${vars.space.xlarge} color-mix(in srgb, ${vars.color.accent.solid} 40%, transparent)`,
  selectors: {
    '&[data-fresh="true"]': { animation: `${pop} ${vars.motion.duration.reveal} ${vars.motion.easing.spring}` },
  },
});

export const figure = style({
  fontSize: vars.type.size.display,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.accent,
});

const fly = keyframes({
  from: { transform: `rotate(${angle}) translateY(-3rem) scale(1)`, opacity: 1 },
  to: { transform: `rotate(${angle}) translateY(-6.5rem) scale(0.2)`, opacity: 0 },
});

const spark = style({
  position: 'absolute',
  inlineSize: vars.space.xsmall,
  blockSize: vars.space.medium,
  borderRadius: vars.radius.full,
  opacity: 0,
  backgroundColor: legendary.color,
  animation: `${fly} ${vars.motion.duration.reveal} ${vars.motion.easing.enter}`,
  ...whenStill({ display: 'none' }),
});

const sparkCount = 10;

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

export const told = style({ selectors: { '&:empty': { display: 'none' } } });

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(0.75rem)' },
  to: { opacity: 1, transform: 'none' },
});

export const gain = style({
  display: 'block',
  animation: `${rise} ${vars.motion.duration.slow} ${vars.motion.easing.enter}`,
});

export const stamps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space.xsmall,
});

export const stamp = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.small,
  borderRadius: vars.radius.standard,
  border: `${vars.size.outline} solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.secondary,
  selectors: {
    '&[data-state="done"]': { color: positive.onSoft, backgroundColor: positive.soft, borderColor: positive.border },
    '&[data-state="today"]': {
      color: accent.onSoft,
      backgroundColor: accent.soft,
      borderColor: vars.color.accent.solid,
      boxShadow: `0 0 ${vars.space.medium} color-mix(in srgb, ${vars.color.accent.solid} 45%, transparent)`,
    },
    '&[data-last="true"]:not([data-state="done"])': {
      color: legendary.color,
      backgroundColor: legendary.soft,
      borderColor: legendary.color,
    },
  },
});

export const day = style({ fontSize: vars.type.size.xsmall, fontVariantNumeric: 'tabular-nums' });

const fall = keyframes({
  from: { transform: 'scale(2.2) rotate(-18deg)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});

export const seal = style({
  display: 'grid',
  selectors: {
    '&[data-fresh="true"]': {
      animation: `${fall} ${vars.motion.duration.slow} ${vars.motion.easing.exit}`,
    },
  },
});

export const stones = style({
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
