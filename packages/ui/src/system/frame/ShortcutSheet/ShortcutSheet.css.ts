import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const list = style({ display: 'grid', gap: vars.space.small });

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.iconLarge,
  minBlockSize: vars.size.iconLarge,
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.control,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.sunken,
  fontFamily: 'inherit',
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
});
