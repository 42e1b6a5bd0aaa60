import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** No wider than a name and its figure are read as one line. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: `calc(1.5 * ${vars.size.column})`,
  marginInline: 'auto',
});
