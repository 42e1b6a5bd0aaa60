import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const toy = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.avatarLarge,
  blockSize: vars.size.avatarLarge,
  padding: vars.space.xxsmall,
  borderRadius: vars.radius.standard,
  backgroundImage: vars.color.backdrop.stage,
});
