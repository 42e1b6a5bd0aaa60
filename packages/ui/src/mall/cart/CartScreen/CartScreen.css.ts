import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.avatarLarge} minmax(0, 1fr)`,
  gap: vars.space.small,
});

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'max-content max-content',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});
