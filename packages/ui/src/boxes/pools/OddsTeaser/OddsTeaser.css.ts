import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const tiers = style({ display: 'grid', gap: vars.space.xsmall });

export const tier = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.xsmall,
  paddingInlineEnd: vars.space.medium,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surface.raised,
});

export const toys = style({ display: 'flex', flexGrow: 1, gap: vars.space.xsmall });

export const figures = style({ display: 'grid', justifyItems: 'end' });
