import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const picture = style({ flexShrink: 0, inlineSize: vars.size.avatarStandard });

export const words = style({ display: 'grid', flex: '1 1 0', minInlineSize: 0 });

export const clock = style({ flexShrink: 0, display: 'grid', justifyItems: 'end', gap: vars.space.xxsmall });
