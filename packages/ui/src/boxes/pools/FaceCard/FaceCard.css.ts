import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const prizes = style({ display: 'flex', gap: vars.space.xxsmall });
