import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('patterns');

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.large,
  inlineSize: vars.size.rail,
  blockSize: '100%',
  paddingBlock: vars.space.medium,
  overflowY: 'auto',
  color: vars.color.bar.text,
  backgroundColor: vars.color.bar.background,
  borderInlineEndWidth: vars.size.hairline,
  borderColor: vars.color.bar.border,
});

export const entries = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  inlineSize: '100%',
  paddingInline: vars.space.xxsmall,
});
