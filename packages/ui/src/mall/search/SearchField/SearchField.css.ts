import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const form = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  inlineSize: vars.size.side,
  minBlockSize: vars.size.controlSmall,
  marginInlineEnd: vars.space.small,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.full,
  borderStyle: 'solid',
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.control,
  color: vars.color.text.muted,
  ':focus-within': { borderColor: vars.color.accent.solid },
});

export const input = style({
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.controlSmall,
  backgroundColor: 'transparent',
  color: vars.color.text.primary,
  fontSize: vars.type.size.small,
  '::placeholder': { color: vars.color.text.muted },
});
