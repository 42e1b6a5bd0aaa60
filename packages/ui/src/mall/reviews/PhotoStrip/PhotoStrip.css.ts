import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const strip = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(1.6 * ${vars.size.touchTarget}), 1fr))`,
  gap: vars.space.xsmall,
  maxInlineSize: `calc(6 * 2 * ${vars.size.touchTarget})`,
});

export const open = style({
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.standard,
  cursor: 'zoom-in',
});
