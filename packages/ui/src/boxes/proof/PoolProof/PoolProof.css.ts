import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style, styleVariants } = layered('areas');

export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

const pill = style({
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  borderRadius: vars.radius.full,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

const toned = (tone: 'positive' | 'critical' | 'caution') => [
  pill,
  { color: vars.color.tone[tone].onSoft, backgroundColor: vars.color.tone[tone].soft },
];

export const count = styleVariants({
  verified: toned('positive'),
  failed: toned('critical'),
  pending: toned('caution'),
});

export const failures = style({ display: 'grid', gap: vars.space.xxsmall });
