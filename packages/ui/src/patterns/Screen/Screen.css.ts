import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('patterns');

/** No wider than lines are read easily. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: `calc(1.5 * ${vars.size.column})`,
  marginInline: 'auto',
});

/** For a single column of fields or a camera. */
export const narrow = style({ inlineSize: '100%', maxInlineSize: vars.size.column, marginInline: 'auto' });

/** Side by side where there is room for more than one. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(0.7 * ${vars.size.column})), 1fr))`,
  gap: vars.space.medium,
});
