import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.xlarge,
  rowGap: vars.space.xsmall,
});

/** The figure above its label, which is read first. */
export const count = style({ display: 'flex', flexDirection: 'column-reverse', alignItems: 'center' });

export const figure = style({
  fontSize: vars.type.size.xlarge,
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.type.leading.tight,
});
