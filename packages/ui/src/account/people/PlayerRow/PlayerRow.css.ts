import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** The player and the follow button, which wraps below when a line is too short for both. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
});

export const who = style({ flex: `1 1 calc(3 * ${vars.size.avatarLarge})`, minInlineSize: 0 });

export const action = style({
  paddingInline: vars.space.medium,
  paddingBlockEnd: vars.space.small,
  paddingBlockStart: vars.space.small,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
});
