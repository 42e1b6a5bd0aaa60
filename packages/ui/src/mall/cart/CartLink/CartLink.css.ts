import { countBubble } from '../../../styles/countBubble.ts';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const root = style({ position: 'relative', display: 'flex' });

/** On the cart's corner, growing inwards; clicks go through to the cart. */
export const count = style({
  ...countBubble,
  insetBlockStart: vars.size.outline,
  insetInlineEnd: 0,
  textAlign: 'center',
  pointerEvents: 'none',
});
