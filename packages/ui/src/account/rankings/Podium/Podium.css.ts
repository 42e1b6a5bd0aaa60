import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style, styleVariants } = layered('areas');

export const podium = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space.xsmall,
});

const place = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  textAlign: 'center',
});

/** The first place is in the middle visually, but the reading order follows the ranking. */
export const places = styleVariants({
  1: [place, { gridColumn: 2, gridRow: 1 }],
  2: [place, { gridColumn: 1, gridRow: 1 }],
  3: [place, { gridColumn: 3, gridRow: 1 }],
});

export const person = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  inlineSize: '100%',
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
});

const { accent, caution, neutral } = vars.color.tone;

const step = style({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  inlineSize: '100%',
  paddingBlockStart: vars.space.xsmall,
  borderStartStartRadius: vars.radius.standard,
  borderStartEndRadius: vars.radius.standard,
  fontSize: vars.type.size.xlarge,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
});

const lit = (color: string) => `linear-gradient(to bottom, ${color}, transparent)`;

export const steps = styleVariants({
  1: [step, { blockSize: vars.size.avatarLarge, color: caution.onSoft, backgroundImage: lit(caution.soft) }],
  2: [step, { blockSize: vars.size.controlLarge, color: accent.onSoft, backgroundImage: lit(accent.soft) }],
  3: [step, { blockSize: vars.size.touchTarget, color: neutral.onSoft, backgroundImage: lit(neutral.soft) }],
});

export const crown = style({ color: caution.onSoft, display: 'grid' });
