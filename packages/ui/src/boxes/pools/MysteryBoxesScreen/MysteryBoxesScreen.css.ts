import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const filters = style({ display: 'grid', gap: vars.space.xsmall });
