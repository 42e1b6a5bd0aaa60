import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

export { aside, input, well } from '../Field/Field.css.ts';

const { style } = layered('primitives');

/** The clear button extends into the field's padding. */
export const clear = style({ display: 'inline-flex', marginInlineEnd: `calc(-1 * ${vars.space.small})` });
