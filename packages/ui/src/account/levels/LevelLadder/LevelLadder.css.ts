import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const ladder = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xsmall });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const benefits = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBlockStart: vars.space.xsmall,
});

export const benefit = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xsmall });

export const sign = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  blockSize: `calc(${vars.type.leading.standard} * ${vars.type.size.small})`,
  color: vars.color.text.muted,
  selectors: { '&[data-unlocked="true"]': { color: vars.color.tone.positive.onSoft } },
});
