import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** Half on the cover. */
export const portrait = style({
  position: 'relative',
  display: 'inline-grid',
  flexShrink: 0,
  alignSelf: 'flex-start',
  marginBlockStart: `calc(-1 * (${vars.space.medium} + ${vars.space.large}))`,
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 ${vars.space.xxsmall} ${vars.color.surface.raised}`,
});
