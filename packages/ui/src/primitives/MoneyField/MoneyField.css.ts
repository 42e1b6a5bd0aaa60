import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { input } from '../Field/Field.css.ts';

export { aside, well } from '../Field/Field.css.ts';

const { style } = layered('primitives');

export const amount = style([
  input,
  { fontSize: vars.type.size.large, fontWeight: vars.type.weight.bold, fontVariantNumeric: 'tabular-nums' },
]);
