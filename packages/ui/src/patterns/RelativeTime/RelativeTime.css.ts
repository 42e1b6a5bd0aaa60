import { layered } from '../../styles/layered.ts';

const { style } = layered('patterns');

/** Tabular figures that stay with their unit. */
export const time = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
