import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

export { input, well } from '../Field/Field.css.ts';

const { style } = layered('primitives');

/** The eye extends into the field's padding. */
export const toggle = style({ display: 'inline-flex', marginInlineEnd: `calc(-1 * ${vars.space.small})` });
