import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
});

export const lines = style({ flexGrow: 1, display: 'grid', gap: vars.size.outline });

/** Text and a figure: what and how much, when and the balance. The figure wraps when they do not fit. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
});

export const words = style({ flex: '1 1 7.5rem' });

export const figure = style({ marginInlineStart: 'auto', overflowWrap: 'anywhere' });
