import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'start',
  gap: vars.space.large,
});

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
