import { layered } from '../../styles/layered.ts';
import { media } from '../../tokens/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('primitives');

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  color: vars.color.tone.neutral.onSoft,
  backgroundColor: vars.color.tone.neutral.soft,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.tone.neutral.border}`,
  // Round on one line, and still a good shape on two.
  borderRadius: vars.radius.large,
  fontSize: vars.type.size.small,
  lineHeight: vars.type.leading.tight,
  overflowWrap: 'anywhere',
});

export const remove = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.controlSmall,
  blockSize: vars.size.controlSmall,
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
  borderRadius: vars.radius.full,
  '::after': { content: '', position: 'absolute', inset: `calc((100% - ${vars.size.touchTarget}) / 2)` },
  ':active': { backgroundColor: vars.color.tone.neutral.softHover },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.tone.neutral.softHover } } },
});
