import { countBubble } from '../../styles/countBubble.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

export const cell = style({ flex: '1 1 0', display: 'flex' });

export const entry = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minBlockSize: vars.size.touchTarget,
  paddingBlock: vars.space.xsmall,
  color: vars.color.bar.muted,
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.medium,
  lineHeight: vars.type.leading.tight,
  textAlign: 'center',
  transitionProperty: 'color',
  transitionDuration: vars.motion.duration.standard,
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
  borderRadius: vars.radius.standard,
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.bar.text } },
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { color: 'Highlight' } } },
  },
  selectors: { '&[aria-current="page"]': { color: vars.color.bar.accent } },
});

/** The current entry's icon glows. */
export const glyph = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.controlLarge,
  blockSize: vars.size.iconLarge,
  borderRadius: vars.radius.full,
  transitionProperty: 'background-color, box-shadow',
  transitionDuration: vars.motion.duration.standard,
  selectors: {
    '&[data-lit="true"]': {
      backgroundColor: `color-mix(in srgb, ${vars.color.bar.accent} 16%, transparent)`,
      boxShadow: `0 0 ${vars.space.large} calc(-1 * ${vars.size.outline}) color-mix(in srgb, ${vars.color.bar.accent} 45%, transparent)`,
    },
  },
});

/** Wraps rather than truncates, on a small phone or with large text. */
export const label = style({
  paddingBlockStart: vars.space.xxsmall,
  letterSpacing: vars.type.tracking.tight,
  overflowWrap: 'anywhere',
});

export const count = style({
  ...countBubble,
  insetBlockStart: `calc(-1 * ${vars.space.xxsmall})`,
  insetInlineEnd: 0,
});
