import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('patterns');

/** Only listens: it does not affect the layout of its children. */
export const pass = style({ display: 'contents' });

export const invitation = style({ display: 'grid', gap: vars.space.xsmall, paddingInlineEnd: vars.space.xlarge });
