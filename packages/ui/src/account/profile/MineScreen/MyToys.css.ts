import { layered } from '../../../styles/layered.ts';

const { style } = layered('areas');

export const toy = style({ position: 'relative' });

/** Over the toy's corner. */
export const count = style({ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 });
