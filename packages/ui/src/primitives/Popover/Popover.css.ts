import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { floating, floatingSurface } from '../floating.css.ts';

const { style } = layered('primitives');

export const content = style([
  floating,
  floatingSurface,
  {
    inlineSize: `calc(${vars.size.column} * 0.75)`,
    maxInlineSize: 'var(--radix-popper-available-width)',
    '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
  },
]);

/** Scrolls in a low window; the arrow is outside, or it would be cut off. */
export const frame = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  maxBlockSize: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.medium,
});

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  overflowWrap: 'anywhere',
});

export const title = style({
  fontSize: vars.type.size.large,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
  textWrap: 'balance',
});

/** Aligned with the first line of text. */
export const corner = style({
  flexShrink: 0,
  marginBlockStart: `calc((${vars.type.size.large} * ${vars.type.leading.tight} - ${vars.size.controlSmall}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space.xsmall})`,
});

export const arrow = style({
  inlineSize: vars.space.medium,
  blockSize: vars.space.xsmall,
  // Over the border it grows from.
  marginBlockStart: `calc(-1 * ${vars.size.hairline})`,
  fill: vars.color.surface.overlay,
  stroke: vars.color.border.standard,
});
