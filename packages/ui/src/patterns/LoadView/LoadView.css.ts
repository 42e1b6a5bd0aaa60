import { layered } from '../../styles/layered.ts';

const { style } = layered('patterns');

// Takes the focus only to keep the keyboard's place; there is nothing to press, so no ring.
export const root = style({ position: 'relative', outline: 'none' });
