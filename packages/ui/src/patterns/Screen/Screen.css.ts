import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('patterns');

/** No wider than lines are read easily. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: `calc(1.5 * ${vars.size.column})`,
  marginInline: 'auto',
});
