import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { input } from '../Field/Field.css.ts';

export { well } from '../Field/Field.css.ts';

const { style } = layered('primitives');

export const date = style([input, { fontVariantNumeric: 'tabular-nums' }]);

/** The button extends into the field's padding. */
export const calendar = style({
  position: 'relative',
  display: 'inline-flex',
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
});

/** Invisible, at the place where the device's calendar opens. */
export const picker = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  pointerEvents: 'none',
});
