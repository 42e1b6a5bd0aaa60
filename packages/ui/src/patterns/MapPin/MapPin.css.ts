import { layered } from '../../styles/layered.ts';
import { ratios } from '../../styles/ratios.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

export { canvas } from './leaflet.css.ts';

const { recipe, style } = layered('patterns');

export const root = recipe({
  base: {
    position: 'relative',
    // Keeps its shape in a row of taller items.
    alignSelf: 'start',
    inlineSize: '100%',
    overflow: 'clip',
    isolation: 'isolate',
    backgroundColor: vars.color.surface.sunken,
    borderRadius: vars.radius.large,
    boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.standard}`,
    '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
  },
  variants: { ratio: ratios },
});

const line = `${vars.color.border.subtle} ${vars.size.hairline}, transparent ${vars.size.hairline}`;

/** A grid on a plain background, below the tiles and instead of missing ones. */
export const gridTile = style({
  backgroundImage: `linear-gradient(to right, ${line}), linear-gradient(to bottom, ${line})`,
  backgroundSize: '25% 25%',
});

/** Maps are made for white paper: dim them at night. */
export const tiles = style({
  selectors: { ':root[data-theme="dark"] &': { filter: 'brightness(0.82) saturate(0.9)' } },
});

/** A toy as a pin, drawn in CSS; its foot marks the place. */
export const pin = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touchTarget,
  blockSize: vars.size.controlLarge,
  translate: '-50% -100%',
  borderRadius: vars.radius.full,
  filter: `drop-shadow(0 ${vars.size.outline} ${vars.space.xxsmall} ${vars.color.surface.scrim})`,
  '::before': {
    content: '',
    inlineSize: vars.space.xlarge,
    blockSize: vars.space.xlarge,
    backgroundColor: vars.color.tone.accent.solid,
    backgroundImage: vars.color.backdrop.accent,
    border: `${vars.size.outline} solid ${vars.color.bar.background}`,
    borderRadius: `${vars.radius.full} ${vars.radius.full} ${vars.radius.full} 0`,
    transform: 'rotate(-45deg)',
    transition: `scale ${vars.motion.duration.standard} ${vars.motion.easing.spring}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    inlineSize: vars.space.small,
    blockSize: vars.space.small,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.bar.background,
  },
  selectors: { '&.leaflet-interactive': { cursor: 'grab' } },
  '@media': {
    [media.hover]: { selectors: { '&.leaflet-interactive:hover::before': { scale: '1.1' } } },
    [media.forcedColors]: {
      '::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      '::after': { backgroundColor: 'Canvas', forcedColorAdjust: 'none' },
    },
  },
});

const cover = { position: 'absolute', inset: 0 } as const;

export const wait = style({ ...cover, display: 'grid', overflow: 'clip' });

export const failed = style({
  ...cover,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space.small,
  padding: vars.space.medium,
  color: vars.color.text.secondary,
  textAlign: 'center',
});

export const buttons = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
});

export const button = style({
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.raised,
});

export const attribution = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  // Leaves room for the buttons.
  maxInlineSize: `calc(100% - 2 * ${vars.size.touchTarget})`,
  paddingInline: vars.space.xsmall,
  paddingBlock: vars.space.xxsmall,
  color: vars.color.text.secondary,
  backgroundColor: vars.color.surface.overlay,
  borderStartEndRadius: vars.radius.small,
  fontSize: vars.type.size.xsmall,
  lineHeight: vars.type.leading.tight,
});

export const source = style({
  textDecoration: 'underline',
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
});
