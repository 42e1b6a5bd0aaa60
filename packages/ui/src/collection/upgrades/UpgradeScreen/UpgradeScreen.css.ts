import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { recipe, style } = layered('areas');

const backdrop = {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'clip',
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.sunken,
  backgroundImage: vars.color.backdrop.stage,
} as const;

/** The top of the page while choosing. */
export const hero = style({
  ...backdrop,
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
  borderRadius: vars.radius.xlarge,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.navBar} + ${vars.space.medium})`,
      minBlockSize: `clamp(${vars.size.stage}, calc(100dvh - ${vars.size.navBar} * 4), ${vars.size.stageLarge})`,
    },
  },
});

export const dial = style({
  alignSelf: 'center',
  justifySelf: 'center',
  inlineSize: 'min(68vw, 40dvh, 26rem)',
  '@media': { [media.desktop]: { inlineSize: 'min(34vw, 52dvh, 30rem)' } },
});

export const figures = style({
  display: 'grid',
  justifyItems: 'center',
  minBlockSize: `calc(${vars.type.size.xxlarge} * 2.4)`,
  paddingInline: vars.space.medium,
});

export const percent = style({
  fontSize: vars.type.size.display,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});

/** All of the page while the show runs. */
export const stage = style({
  ...backdrop,
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  minBlockSize: `calc(100dvh - ${vars.size.navBar})`,
  paddingBlockStart: vars.space.xxlarge,
  '@media': {
    [media.desktop]: {
      minBlockSize: `calc(100dvh - ${vars.size.navBar} - ${vars.space.xlarge} - ${vars.space.small})`,
      marginBlock: vars.space.medium,
      marginInline: vars.space.large,
      borderRadius: vars.radius.xlarge,
    },
  },
});

export const tools = style({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.medium,
});

/** All of the stage, so that a tap anywhere is heard. */
export const anywhere = style({ position: 'absolute', zIndex: vars.layer.raised, inset: 0 });

/** As high as the result, so that nothing moves when it comes. */
export const result = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  minBlockSize: '11rem',
  paddingBlockStart: vars.space.large,
  paddingInline: vars.space.medium,
  outline: 'none',
});

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(12px)' },
  to: { opacity: 1, transform: 'none' },
});

export const said = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  animation: `${appear} ${vars.motion.duration.slow} ${vars.motion.easing.enter} both`,
});

export const worth = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall });

export const foot = style({
  display: 'grid',
  alignContent: 'end',
  justifySelf: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  minBlockSize: `calc(${vars.size.controlLarge} + ${vars.size.touchTarget} + ${vars.space.small} * 2 + ${vars.space.medium})`,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.small,
  paddingBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
});

export const more = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: vars.space.small });

/** Targets side by side, to the edges of a phone. */
export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'clamp(9.25rem, 38vw, 10.5rem)',
  alignItems: 'stretch',
  gap: vars.space.small,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space.medium})`,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xxsmall,
});

export const card = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    overflow: 'clip',
    textAlign: 'start',
    scrollSnapAlign: 'center',
    color: vars.color.text.primary,
    backgroundColor: vars.color.surface.raised,
    borderWidth: vars.size.outline,
    borderStyle: 'solid',
    borderColor: vars.color.border.subtle,
    borderRadius: vars.radius.large,
    cursor: 'pointer',
    transitionProperty: 'transform, border-color, box-shadow',
    transitionDuration: vars.motion.duration.standard,
    ':active': { transform: 'scale(0.98)' },
    ':disabled': { cursor: 'not-allowed', transform: 'none' },
    '@media': { [media.hover]: { ':hover': { borderColor: vars.color.border.standard } } },
  },
  variants: {
    chosen: { true: { borderColor: vars.color.accent.solid, boxShadow: vars.shadow.glow } },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  padding: vars.space.xsmall,
});

export const put = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

const ring = createVar();

export const chip = recipe({
  base: {
    position: 'relative',
    inlineSize: '60px',
    blockSize: '60px',
    padding: vars.space.xxsmall,
    borderWidth: vars.size.outline,
    borderStyle: 'solid',
    borderColor: ring,
    borderRadius: vars.radius.full,
    backgroundImage: vars.color.backdrop.stage,
    cursor: 'pointer',
  },
  variants: {
    rarity: {
      common: { vars: { [ring]: vars.color.rarity.common.color } },
      rare: { vars: { [ring]: vars.color.rarity.rare.color } },
      epic: { vars: { [ring]: vars.color.rarity.epic.color } },
      legendary: { vars: { [ring]: vars.color.rarity.legendary.color } },
    },
  },
});

const corner = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.large,
  blockSize: vars.space.large,
  borderRadius: vars.radius.full,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.raised,
} as const;

export const remove = style({
  ...corner,
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.xxsmall})`,
  insetInlineEnd: `calc(-1 * ${vars.space.xxsmall})`,
});

export const add = style(corner);
