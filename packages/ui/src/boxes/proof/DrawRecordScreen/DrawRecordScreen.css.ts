import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const detail = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.navBar} + ${vars.space.large})`,
  maxBlockSize: `calc(100dvh - ${vars.size.navBar} - ${vars.space.xxlarge})`,
  overflowY: 'auto',
  padding: vars.space.large,
  borderRadius: vars.radius.xlarge,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
});
