import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const list = style({ display: 'grid', gap: vars.space.xsmall });

/** As high with a countdown as without: home keeps its place. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: `calc(${vars.size.avatarStandard} + ${vars.space.xsmall})`,
});

export const words = style({ display: 'grid', flex: '1 1 7.5rem', minInlineSize: 0 });

/** Below the words where both do not fit. */
export const state = style({
  flexShrink: 0,
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.xxsmall,
  marginInlineStart: 'auto',
});
