import { layered } from '../../../styles/layered.ts';

const { style } = layered('areas');

/** One lies on the other. */
export const place = style({ display: 'grid', gridTemplateAreas: '"place"', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Takes its room, and can be neither seen nor reached. */
export const unseen = style({ gridArea: 'place', visibility: 'hidden' });

export const bones = style({ gridArea: 'place' });
