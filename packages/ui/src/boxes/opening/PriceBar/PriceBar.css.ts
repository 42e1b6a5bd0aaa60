import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** Coupon, stones and diamonds: side by side where both fit, because the bar covers the box on a phone. */
export const extras = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const extra = style({ display: 'grid', flex: '1 1 auto', maxInlineSize: '100%' });
