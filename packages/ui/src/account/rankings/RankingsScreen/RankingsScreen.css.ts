import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** Narrow enough to read a name and its figure as one line. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: `calc(1.5 * ${vars.size.column})`,
  marginInline: 'auto',
});
