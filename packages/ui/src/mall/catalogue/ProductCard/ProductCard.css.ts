import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const card = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const stars = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });
