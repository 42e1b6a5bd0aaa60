import { vars } from '../tokens/contract.css.ts';

/** A count at the corner of an element; the caller positions it. */
export const countBubble = {
  position: 'absolute',
  minInlineSize: vars.size.iconStandard,
  blockSize: vars.size.iconStandard,
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.critical.solid,
  color: vars.color.tone.critical.onSolid,
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.size.iconStandard,
  boxShadow: `0 0 0 ${vars.size.outline} ${vars.color.bar.background}`,
} as const;
