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

const { avatarLarge: high, controlLarge: middle, controlSmall: low, hairline, outline } = vars.size;

interface Colors {
  soft: string;
  onSoft: string;
}

const taken = (blockSize: string, { soft, onSoft }: Colors) => ({
  blockSize,
  color: onSoft,
  backgroundColor: soft,
  borderBlockStart: `${outline} solid currentColor`,
});

export const steps = styleVariants({
  1: [step, taken(high, caution)],
  2: [step, taken(middle, accent)],
  3: [step, taken(low, neutral)],
});

const free = (blockSize: string) => ({
  blockSize,
  color: vars.color.text.secondary,
  border: `${hairline} dashed ${vars.color.border.control}`,
  borderBlockEnd: 'none',
});

/** Nobody stands on it yet. */
export const freeSteps = styleVariants({ 1: [step, free(high)], 2: [step, free(middle)], 3: [step, free(low)] });

export const crown = style({ color: caution.onSoft, display: 'grid' });
