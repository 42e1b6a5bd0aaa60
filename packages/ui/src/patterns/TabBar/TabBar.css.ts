import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('patterns');

export const root = style({
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  color: vars.color.bar.text,
  backgroundColor: vars.color.bar.background,
  borderBlockStartWidth: vars.size.hairline,
  borderColor: vars.color.bar.border,
  boxShadow: vars.shadow.bar,
});

export const entries = style({ display: 'flex', minBlockSize: vars.size.tabBar });
