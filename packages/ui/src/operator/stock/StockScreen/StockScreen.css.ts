import { layered } from '../../../styles/layered.ts';

const { style } = layered('areas');

export const thumb = style({ display: 'block', inlineSize: '3.5rem' });
