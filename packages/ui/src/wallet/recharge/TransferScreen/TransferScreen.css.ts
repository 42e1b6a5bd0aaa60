import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const code = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  textAlign: 'center',
});

/** Around the code, no larger than it. */
export const paper = style({ maxInlineSize: '100%' });

export const facts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });

export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  overflowWrap: 'anywhere',
});
