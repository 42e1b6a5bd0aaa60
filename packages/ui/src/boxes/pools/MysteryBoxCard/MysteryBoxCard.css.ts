import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  // A card out of sight is not laid out: a thousand of them mount in half the time (npm run bench:ui).
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.size.tile}`,
});

/** Stand at the edge of the stage, so that they hide nothing of the toy on it. */
export const prizes = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.xxsmall,
  marginBlockStart: `calc(${vars.size.avatarSmall} / -2 - ${vars.space.small})`,
});
