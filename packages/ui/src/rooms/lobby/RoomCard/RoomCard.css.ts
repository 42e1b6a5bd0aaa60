import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { recordOf } from '../../../styles/recordOf.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';
import { rarities } from '../../../tokens/rarities.ts';

const { style, styleVariants } = layered('areas');

/** The whole card is clickable: the name's link covers it. */
export const root = style({
  position: 'relative',
  display: 'grid',
  blockSize: '100%',
  borderRadius: vars.radius.large,
  transitionProperty: 'transform, box-shadow',
  transitionDuration: vars.motion.duration.standard,
  transitionTimingFunction: vars.motion.easing.enter,
  ':active': { transform: 'scale(0.985)' },
  '@media': {
    [media.hover]: {
      ':hover': { transform: `translateY(calc(-1 * ${vars.size.outline}))`, boxShadow: vars.shadow.lifted },
    },
  },
});

export const link = style({
  outline: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: vars.layer.raised,
    inset: 0,
    borderRadius: vars.radius.large,
  },
  selectors: {
    '&:focus-visible::after': {
      outline: `${vars.size.outline} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.outline})`,
    },
  },
});

/** As tall as its neighbors, with its last line at the bottom. */
export const card = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const body = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: vars.space.small,
});

export const cover = style({
  position: 'relative',
  backgroundColor: vars.color.surface.raised,
  backgroundImage: vars.color.backdrop.stage,
  selectors: { '&[data-closed="true"]': { backgroundImage: 'none', backgroundColor: vars.color.tone.neutral.soft } },
});

export const picture = style({
  display: 'block',
  paddingBlock: `${vars.space.xlarge} ${vars.space.large}`,
  selectors: { '[data-closed="true"] > &': { opacity: 0.6, filter: 'grayscale(1)' } },
});

export const marks = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInline: vars.space.xsmall,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
});

export const lock = style({ display: 'inline-flex', marginInlineStart: 'auto' });

/** Thumbnails at the edge of the cover, as on a box. */
export const prizes = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.xxsmall,
  marginBlockStart: `calc(${vars.size.avatarStandard} / -2 - ${vars.space.small})`,
});

const thumbFrame = style({
  flexShrink: 0,
  padding: vars.space.xxsmall,
  inlineSize: vars.size.avatarStandard,
  blockSize: vars.size.avatarStandard,
  overflow: 'clip',
  borderWidth: vars.size.hairline,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surface.sunken,
});

export const thumb = styleVariants(
  recordOf(rarities, (rarity) => [
    thumbFrame,
    {
      borderColor: vars.color.rarity[rarity].color,
      backgroundImage: `radial-gradient(circle at 50% 40%, ${vars.color.rarity[rarity].glow}, transparent 75%)`,
    },
  ]),
);

export const rest = style([
  thumbFrame,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 'auto',
    minInlineSize: vars.size.avatarStandard,
    paddingInline: vars.space.xsmall,
    borderColor: vars.color.border.standard,
    color: vars.color.text.secondary,
    fontSize: vars.type.size.small,
    fontWeight: vars.type.weight.bold,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.small,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
});

export const time = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xxsmall });

export const price = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
});

const pulse = keyframes({ '50%': { opacity: 0.25 } });

/** The lamp during a draw. */
export const live = style({
  flexShrink: 0,
  inlineSize: vars.space.xsmall,
  blockSize: vars.space.xsmall,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.text.caution,
  animation: `${pulse} ${vars.motion.loop.shimmer} ${vars.motion.easing.standard} infinite`,
  animationPlayState: vars.motion.loop.play,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
});
