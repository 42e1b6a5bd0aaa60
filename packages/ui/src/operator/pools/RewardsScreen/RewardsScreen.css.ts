import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const list = style({ display: 'grid', gap: vars.space.small });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.avatarStandard} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space.small,
});
