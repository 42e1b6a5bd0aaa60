import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** The count is as wide as it needs, the button takes the rest. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.small,
});
