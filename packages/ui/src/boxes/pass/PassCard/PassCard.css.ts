import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.small,
});

export const picture = style({ display: 'block', inlineSize: vars.size.avatarStandard });

export const words = style({ display: 'grid', gap: vars.space.xxsmall });

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.xsmall,
});
