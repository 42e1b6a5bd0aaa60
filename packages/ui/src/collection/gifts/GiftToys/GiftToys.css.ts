import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const list = style({ display: 'grid', gap: vars.space.xsmall, inlineSize: '100%' });

export const thumb = style({ flexShrink: 0, inlineSize: '4rem' });
