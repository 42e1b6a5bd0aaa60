import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** As high with the button as without, so that the list stays where it is. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  minBlockSize: `calc(${vars.size.controlSmall} + ${vars.space.small})`,
  paddingBlockEnd: vars.space.small,
});

export const count = style({ minInlineSize: 0 });
