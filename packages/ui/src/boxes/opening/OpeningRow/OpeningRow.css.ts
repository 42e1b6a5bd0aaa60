import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const box = style({ flexShrink: 0, inlineSize: vars.size.avatarStandard });

export const words = style({ flex: '1 1 0' });

export const toys = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space.xxsmall });

export const verify = style({ marginInlineStart: 'auto' });

export const paid = style({ flexShrink: 0, display: 'grid', justifyItems: 'end' });
