import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** As tall before the figure loads, so that the button beside it does not move. */
export const line = style({
  minBlockSize: `calc(${vars.type.size.xsmall} * ${vars.type.leading.standard})`,
});
