import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.small} ${vars.space.large}`,
  padding: vars.space.medium,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.raised,
  fontSize: vars.type.size.small,
});

export const fact = style({ color: vars.color.text.secondary });

export const stage = style({ position: 'relative' });

/** Over the toy: the stage has no text, and its light moves underneath. */
export const show = style({
  position: 'absolute',
  inset: 0,
  cursor: 'zoom-in',
  borderRadius: vars.radius.large,
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
});
