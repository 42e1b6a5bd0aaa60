import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
});

/** At the edge of the stage, so that they do not cover the toy. */
export const prizes = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.xxsmall,
  marginBlockStart: `calc(${vars.size.avatarSmall} / -2 - ${vars.space.small})`,
});
