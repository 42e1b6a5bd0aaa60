import { layered } from '../../styles/layered.ts';
import { ratios } from '../../styles/ratios.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

const glass = {
  color: vars.color.bar.text,
  backgroundColor: `color-mix(in srgb, ${vars.color.bar.background} 78%, transparent)`,
} as const;

export const tile = style({
  position: 'relative',
  borderRadius: vars.radius.standard,
  overflow: 'clip',
  backgroundColor: vars.color.surface.sunken,
  boxShadow: vars.shadow.raised,
  selectors: {
    '&[data-shape="banner"]': { gridColumn: '1 / -1' },
    '&[data-state="failed"]': { outline: `${vars.size.outline} solid ${vars.color.text.critical}` },
    '&[data-selected="true"]': { outline: `${vars.size.outline} solid ${vars.color.text.accent}` },
  },
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
});

export const preview = style({
  display: 'block',
  inlineSize: '100%',
  borderRadius: 'inherit',
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
});

export const picture = style({
  display: 'block',
  transition: `opacity ${vars.motion.duration.standard} ${vars.motion.easing.standard}`,
  selectors: {
    '&[data-dimmed="true"]': { opacity: 0.45 },
  },
});

export const video = style([ratios.square, { inlineSize: '100%', objectFit: 'cover' }]);

/** Upload status at the bottom of the picture. */
export const foot = style({
  ...glass,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  paddingBlock: vars.space.xxsmall,
  fontSize: vars.type.size.xsmall,
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
});

/** A small badge on the picture: uploaded, a video, the cover. */
export const signs = style({
  position: 'absolute',
  insetBlockStart: vars.space.xxsmall,
  insetInlineStart: vars.space.xxsmall,
  display: 'flex',
  gap: vars.space.xxsmall,
  pointerEvents: 'none',
});

export const sign = style({
  ...glass,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  borderRadius: vars.radius.full,
});

export const cover = style({
  ...glass,
  position: 'absolute',
  insetInlineStart: vars.space.xxsmall,
  insetBlockEnd: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  paddingBlock: vars.size.outline,
  borderRadius: vars.radius.full,
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.medium,
  pointerEvents: 'none',
});

const action = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touchTarget,
  blockSize: vars.size.touchTarget,
  borderRadius: vars.radius.full,
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
  selectors: { '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' } },
  '@media': { [media.forcedColors]: { borderWidth: 0 } },
} as const;

export const remove = style({ ...action, insetBlockStart: 0, insetInlineEnd: 0 });
export const earlier = style({ ...action, insetBlockEnd: 0, insetInlineStart: 0 });
export const later = style({ ...action, insetBlockEnd: 0, insetInlineEnd: 0 });

/** Centered over the whole tile: a failed file has a single action. */
export const retry = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxsmall,
  padding: vars.space.xxsmall,
  color: vars.color.bar.text,
  backgroundColor: `color-mix(in srgb, ${vars.color.bar.background} 62%, transparent)`,
  borderRadius: 'inherit',
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.medium,
  lineHeight: vars.type.leading.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
});

export const again = style({ color: vars.color.bar.accent, fontWeight: vars.type.weight.bold });

/** The visible part of an action, smaller than its touch target. */
export const disc = style({
  ...glass,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  borderRadius: vars.radius.full,
  // Visible even on an equally dark picture.
  boxShadow: `0 0 0 ${vars.size.hairline} color-mix(in srgb, ${vars.color.bar.text} 30%, transparent)`,
  '@media': {
    [media.forcedColors]: { border: `${vars.size.hairline} solid ButtonBorder`, backgroundColor: 'ButtonFace' },
  },
});

export const turned = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
