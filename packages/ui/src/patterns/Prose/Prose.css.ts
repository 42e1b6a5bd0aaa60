import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('patterns');

export const root = style({ display: 'grid', gap: vars.space.small, overflowWrap: 'anywhere', textWrap: 'pretty' });

export const list = style({
  display: 'grid',
  gap: vars.space.xsmall,
  listStyle: 'disc',
  paddingInlineStart: vars.space.large,
  // Color of the bullets.
  color: vars.color.text.accent,
});
