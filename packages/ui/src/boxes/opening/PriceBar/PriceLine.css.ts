import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

/** Never wraps; the note below wraps first. */
export const price = style({ flex: '1 1 min-content' });

export const action = style({ marginInlineStart: 'auto', maxInlineSize: '100%' });
