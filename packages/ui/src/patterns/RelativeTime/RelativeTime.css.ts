import { layered } from '../../styles/layered.ts';

const { style } = layered('patterns');

/** The figure does not jump as it turns, and does not part from its unit. */
export const time = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
