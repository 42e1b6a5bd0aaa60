import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const strip = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const toy = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.avatarLarge,
  blockSize: vars.size.avatarLarge,
  padding: vars.space.xxsmall,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surface.sunken,
  backgroundImage: vars.color.backdrop.stage,
});
