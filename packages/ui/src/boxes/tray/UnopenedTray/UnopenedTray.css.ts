import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const list = style({ display: 'grid', gap: vars.space.xsmall });

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const box = style({ flexShrink: 0, inlineSize: vars.size.avatarStandard });

export const name = style({ display: 'grid', flex: '1 1 0' });

/** Takes its place, and says nothing: it may not be so anymore. */
export const unsaid = style({ visibility: 'hidden' });
