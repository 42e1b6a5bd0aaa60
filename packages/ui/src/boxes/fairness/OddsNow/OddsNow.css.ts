import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const chances = style({ display: 'grid', gap: vars.space.xsmall });

export const chance = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.xxlarge} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: vars.space.small,
});
