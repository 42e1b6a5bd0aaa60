import { layered } from '../../../styles/layered.ts';

const { style } = layered('areas');

export const card = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });
