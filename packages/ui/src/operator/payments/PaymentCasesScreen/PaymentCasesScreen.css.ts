import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** On a line of its own: operators compare it letter by letter. */
export const reference = style({
  display: 'block',
  color: vars.color.text.primary,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
