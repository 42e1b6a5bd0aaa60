import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { media } from '../../tokens/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style, styleVariants } = layered('primitives');

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.small}) scale(0.96)` } });
const fade = keyframes({ to: { opacity: 0 } });

export const viewport = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: `calc(${vars.size.tabBar} + env(safe-area-inset-bottom))`,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  outline: 'none',
  pointerEvents: 'none',
  '@media': { [media.tablet]: { insetBlockEnd: 0 } },
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxInlineSize: vars.size.column,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.small,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.overlay,
  backgroundImage: vars.color.backdrop.raised,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.standard,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.lifted,
  fontWeight: vars.type.weight.medium,
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.motion.duration.slow} ${vars.motion.easing.enter}` },
    '&[data-state="closed"]': {
      animation: `${fade} ${vars.motion.duration.standard} ${vars.motion.easing.exit} forwards`,
    },
    '&[data-swipe="move"]': { transform: 'translateY(var(--radix-toast-swipe-move-y))' },
    '&[data-swipe="end"]': { animation: `${fade} ${vars.motion.duration.fast} ${vars.motion.easing.exit} forwards` },
  },
});

export const sign = styleVariants({
  neutral: { color: vars.color.text.accent },
  positive: { color: vars.color.text.positive },
  caution: { color: vars.color.text.caution },
  critical: { color: vars.color.text.critical },
});
