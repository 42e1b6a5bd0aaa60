import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const column = style({
  display: 'grid',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: `calc(2 * ${vars.size.column})`,
  marginInline: 'auto',
});
