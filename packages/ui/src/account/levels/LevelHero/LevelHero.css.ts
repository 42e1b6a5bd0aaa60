import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const points = style({
  fontSize: vars.type.size.xxlarge,
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.type.leading.tight,
  overflowWrap: 'anywhere',
});
