import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

/** A phone has no keys: where a mouse is, a keyboard is too. */
export const withKeys = style({ display: 'none', '@media': { [media.hover]: { display: 'block' } } });
