import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const facts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });

export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.medium });

export const term = style({ flexShrink: 0 });

export const value = style({ textAlign: 'end', overflowWrap: 'anywhere' });
