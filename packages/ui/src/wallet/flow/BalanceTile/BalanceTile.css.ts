import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** As tall as the loaded figure. */
export const skeleton = style({
  inlineSize: '11rem',
  blockSize: vars.space.xlarge,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
});
