import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const sums = style({ display: 'grid', gap: vars.space.xsmall });

export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.medium });

export const amount = style({ margin: 0 });
