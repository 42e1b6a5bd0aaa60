import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('patterns');

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  overflowWrap: 'anywhere',
});

export const label = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

export const value = style({
  // Two fit side by side on a phone: a million fits on the narrowest.
  fontSize: `clamp(${vars.type.size.standard}, 5.2vw, ${vars.type.size.xlarge})`,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
  letterSpacing: vars.type.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
});
