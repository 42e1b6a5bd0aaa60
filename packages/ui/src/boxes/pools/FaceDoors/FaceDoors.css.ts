import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { boxSide } from '../BoxArt/BoxArt.css.ts';

const { style } = layered('areas');

export const doors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
});

export const door = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.avatarLarge,
  paddingBlock: vars.space.xsmall,
  paddingInlineStart: vars.space.small,
  paddingInlineEnd: vars.space.xsmall,
});

export const words = style({ display: 'grid', gap: vars.space.xxsmall });

export const art = style({ vars: { [boxSide]: '40px' }, display: 'grid', backgroundColor: 'transparent' });
