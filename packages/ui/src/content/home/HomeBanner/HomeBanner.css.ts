import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style, styleVariants } = layered('areas');

const banner = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xsmall,
  blockSize: '100%',
  overflow: 'clip',
  paddingInlineStart: vars.space.medium,
  // Keeps the toy clear of the carousel's pause button.
  paddingInlineEnd: vars.space.large,
  color: vars.color.text.primary,
  outlineOffset: `calc(-2 * ${vars.size.outline})`,
  '@media': {
    [media.forcedColors]: { borderWidth: vars.size.hairline },
    [media.tablet]: { paddingInline: `calc(${vars.space.large} + ${vars.size.touchTarget})` },
  },
});

/** A colored light behind the toy, fading into the night. */
const lit = (light: string) => ({
  backgroundColor: vars.color.surface.base,
  backgroundImage: [
    `radial-gradient(circle at 82% 45%, color-mix(in srgb, ${light} 75%, transparent) 0%, transparent 38%)`,
    `linear-gradient(100deg, transparent 25%, color-mix(in srgb, ${light} 42%, transparent) 100%)`,
    `linear-gradient(180deg, color-mix(in srgb, ${light} 16%, transparent), color-mix(in srgb, ${light} 6%, transparent))`,
  ].join(', '),
});

export const tints = styleVariants({
  violet: [banner, lit(vars.color.rarity.epic.color)],
  cyan: [banner, lit(vars.color.accent.solid)],
  rose: [banner, lit(vars.color.tone.critical.solid)],
  amber: [banner, lit(vars.color.tone.caution.solid)],
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  // Leaves room for the carousel's dots.
  paddingBlockEnd: vars.space.small,
  '@media': { [media.tablet]: { gap: vars.space.xsmall } },
});

const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

export const title = style({
  ...clamped,
  WebkitLineClamp: 2,
  fontSize: vars.type.size.large,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
  letterSpacing: vars.type.tracking.tight,
  textWrap: 'balance',
  '@media': {
    [media.tablet]: { fontSize: vars.type.size.xxlarge },
    [media.desktop]: { fontSize: vars.type.size.display },
  },
});

export const subtitle = style({
  ...clamped,
  WebkitLineClamp: 2,
  color: vars.color.text.secondary,
  textWrap: 'balance',
  fontSize: vars.type.size.small,
  lineHeight: vars.type.leading.tight,
  '@media': { [media.tablet]: { fontSize: vars.type.size.large, lineHeight: vars.type.leading.standard } },
});

export const toy = style({
  inlineSize: '120px',
  aspectRatio: '1',
  objectFit: 'contain',
  alignSelf: 'end',
  transform: `translateY(${vars.space.xsmall})`,
  filter: `drop-shadow(0 ${vars.space.xsmall} ${vars.space.small} ${vars.color.surface.scrim})`,
  '@media': { [media.tablet]: { inlineSize: '240px' } },
});
