import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('areas');

export const root = style({ position: 'relative', display: 'flex' });

/** Over the bell's shoulder, growing inwards; a press goes through to the bell. */
export const count = style({
  position: 'absolute',
  insetBlockStart: vars.size.outline,
  insetInlineEnd: 0,
  minInlineSize: vars.size.iconStandard,
  blockSize: vars.size.iconStandard,
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.critical.solid,
  color: vars.color.tone.critical.onSolid,
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.size.iconStandard,
  textAlign: 'center',
  boxShadow: `0 0 0 ${vars.size.outline} ${vars.color.bar.background}`,
  pointerEvents: 'none',
});
