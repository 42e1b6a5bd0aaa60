import { layered } from '../../../styles/layered.ts';

const { style } = layered('areas');

/** Stacks two elements. */
export const place = style({ display: 'grid', gridTemplateAreas: '"place"', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Keeps its space, but is invisible and unreachable. */
export const unseen = style({ gridArea: 'place', visibility: 'hidden' });

export const bones = style({ gridArea: 'place' });
