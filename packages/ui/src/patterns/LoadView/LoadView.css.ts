import { layered } from '../../styles/layered.ts';

const { style } = layered('patterns');

// Focused only to keep the keyboard's position; not interactive, so no ring.
export const root = style({ position: 'relative', outline: 'none' });
