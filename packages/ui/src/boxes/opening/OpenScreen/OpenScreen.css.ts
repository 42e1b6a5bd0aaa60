import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const soldOut = style({
  padding: vars.space.medium,
});

export const drawing = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.large,
});

/** Focused only to keep the keyboard's position. */
export const message = style({ outline: 'none' });

export const results = style({
  padding: vars.space.medium,
  '@media': { [media.tablet]: { padding: vars.space.large } },
});

export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space.small,
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
});
