import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const goods = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.controlLarge} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space.small,
});
