import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** The button goes below the player where both do not fit on a line. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
});

export const who = style({ flex: `1 1 calc(3 * ${vars.size.avatarLarge})`, minInlineSize: 0 });

export const action = style({ paddingInline: vars.space.medium, paddingBlock: vars.space.small });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
});
