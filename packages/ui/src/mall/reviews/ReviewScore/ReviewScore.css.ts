import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const score = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.large,
});

export const average = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});

export const bars = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: `minmax(calc(${vars.space.large} + ${vars.space.medium}), auto) minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space.small,
});
