import { layered } from '../../../styles/layered.ts';

const { style } = layered('areas');

/** In a taller card the stage grows, not the space below the text. */
export const card = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const stage = style({ flexGrow: 1, display: 'grid', alignItems: 'stretch', justifyItems: 'stretch' });
