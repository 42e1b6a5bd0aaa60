import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.avatarLarge} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: vars.space.medium,
});

export const thumb = style({ borderRadius: vars.radius.standard, backgroundImage: vars.color.backdrop.stage });
