import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { media } from '../../tokens/media.ts';
import { vars } from '../../tokens/contract.css.ts';
import { fadeIn, fadeOut } from '../Dialog/Dialog.css.ts';

const { style } = layered('primitives');

const slideIn = keyframes({ from: { transform: 'translateY(100%)' } });
const slideOut = keyframes({ to: { transform: 'translateY(100%)' } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.large}) scale(0.97)` } });
const sink = keyframes({ to: { opacity: 0, transform: `translateY(${vars.space.large})` } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  placeItems: 'end center',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.duration.standard} ${vars.motion.easing.standard}` },
    '&[data-state="closed"]': {
      animation: `${fadeOut} ${vars.motion.duration.slow} ${vars.motion.easing.exit} forwards`,
    },
  },
  '@media': { [media.tablet]: { placeItems: 'center', padding: vars.space.large } },
});

export const content = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  maxBlockSize: '88dvh',
  overflow: 'clip',
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.overlay,
  backgroundImage: vars.color.backdrop.raised,
  borderWidth: vars.size.hairline,
  borderBlockEndWidth: 0,
  borderColor: vars.color.border.standard,
  borderStartStartRadius: vars.radius.xlarge,
  borderStartEndRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  selectors: {
    '&[data-state="open"]': { animation: `${slideIn} ${vars.motion.duration.slow} ${vars.motion.easing.enter}` },
    '&[data-state="closed"]': {
      animation: `${slideOut} ${vars.motion.duration.standard} ${vars.motion.easing.exit} forwards`,
    },
  },
  '@media': {
    [media.tablet]: {
      borderBlockEndWidth: vars.size.hairline,
      borderRadius: vars.radius.xlarge,
      selectors: {
        '&[data-state="open"]': { animationName: rise },
        '&[data-state="closed"]': { animationName: sink },
      },
    },
  },
});

/** Scrolls inside the sheet; overscroll does not reach the page. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.large,
  paddingBlockEnd: `calc(${vars.space.large} + env(safe-area-inset-bottom))`,
});

export const corner = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.small,
});

export const actions = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * (${vars.space.large} + env(safe-area-inset-bottom)))`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  marginBlockEnd: `calc(-1 * (${vars.space.large} + env(safe-area-inset-bottom)))`,
  marginInline: `calc(-1 * ${vars.space.large})`,
  paddingInline: vars.space.large,
  paddingBlock: vars.space.medium,
  paddingBlockEnd: `calc(${vars.space.medium} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.surface.overlay,
  borderBlockStartWidth: vars.size.hairline,
  borderColor: vars.color.border.subtle,
});
