import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** A readable line width, the same while loading, after a failure and when loaded. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: `calc(1.5 * ${vars.size.column})`,
  marginInline: 'auto',
});

/** The same height with and without the button, so that the list does not move. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchTarget,
  paddingBlockEnd: vars.space.small,
});

export const count = style({ minInlineSize: 0 });
