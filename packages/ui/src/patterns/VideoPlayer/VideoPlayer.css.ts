import { layered } from '../../styles/layered.ts';
import { ratios } from '../../styles/ratios.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { recipe, style } = layered('patterns');

export const root = recipe({
  base: {
    position: 'relative',
    // Keeps its shape in a row of taller items.
    alignSelf: 'start',
    inlineSize: '100%',
    overflow: 'clip',
    borderRadius: vars.radius.large,
    // The bar's color, dark in both themes: videos are watched in the dark.
    color: vars.color.bar.text,
    backgroundColor: vars.color.bar.background,
    boxShadow: vars.shadow.raised,
    '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
  },
  variants: { ratio: ratios },
});

export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
});

const over = { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' } as const;

/** A click anywhere on the picture starts it. */
export const play = style({
  ...over,
  inlineSize: '100%',
  borderRadius: 'inherit',
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
  backgroundImage: `radial-gradient(circle, transparent 30%, color-mix(in srgb, ${vars.color.bar.background} 55%, transparent))`,
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.avatarLarge,
  blockSize: vars.size.avatarLarge,
  borderRadius: vars.radius.full,
  color: vars.color.tone.accent.onSolid,
  backgroundColor: vars.color.tone.accent.solid,
  backgroundImage: vars.color.backdrop.accent,
  boxShadow: vars.shadow.glow,
  // Optically centers the triangle.
  paddingInlineStart: vars.space.xxsmall,
  transition: `transform ${vars.motion.duration.standard} ${vars.motion.easing.spring}`,
  selectors: { [`${play}:active &`]: { transform: 'scale(0.94)' } },
  '@media': {
    [media.hover]: { selectors: { [`${play}:hover &`]: { transform: 'scale(1.06)' } } },
    [media.forcedColors]: { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const waiting = style({ ...over, pointerEvents: 'none' });

export const failed = style({
  ...over,
  alignContent: 'center',
  gap: vars.space.small,
  padding: vars.space.medium,
  textAlign: 'center',
  backgroundColor: vars.color.bar.background,
});
