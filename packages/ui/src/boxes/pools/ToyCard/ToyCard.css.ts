import { layered } from '../../../styles/layered.ts';

const { style } = layered('areas');

/** Where the card is taller than it needs, its stage grows, not the empty ground below the words. */
export const card = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const stage = style({ flexGrow: 1, display: 'grid', alignItems: 'stretch', justifyItems: 'stretch' });
