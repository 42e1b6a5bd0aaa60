import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const facts = style({ display: 'grid', gap: vars.space.small });

/** Name and value side by side when both fit. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
});

export const value = style({ overflowWrap: 'anywhere' });
