import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { input } from '../Field/Field.css.ts';

export { well } from '../Field/Field.css.ts';

const { style } = layered('primitives');

export const date = style([
  input,
  {
    // Safari draws its own box and lets it grow out of ours.
    appearance: 'none',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    '::-webkit-calendar-picker-indicator': {
      cursor: 'pointer',
      padding: vars.space.small,
      marginInlineEnd: `calc(-1 * ${vars.space.small})`,
    },
  },
]);
