import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** As tall as the loaded figure. */
export const skeleton = style({
  inlineSize: '11rem',
  // The font size of the figure and its line.
  fontSize: `clamp(${vars.type.size.large}, 7.5vw, ${vars.type.size.xxlarge})`,
  blockSize: '1lh',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
});
