import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { recipe, style } = layered('areas');

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  padding: vars.space.small,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surface.sunken,
  boxShadow: vars.shadow.sunken,
});

export const words = style({ display: 'grid', gap: vars.space.xxsmall });

export const value = recipe({
  base: { fontFamily: 'ui-monospace, monospace', fontSize: vars.type.size.xsmall, overflowWrap: 'anywhere' },
  variants: { sealed: { true: { color: vars.color.text.muted, fontFamily: 'inherit' } } },
});
