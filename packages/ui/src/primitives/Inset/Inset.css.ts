import { layered } from '../../styles/layered.ts';

const { style } = layered('primitives');

export const inset = style({ inlineSize: '100%' });
