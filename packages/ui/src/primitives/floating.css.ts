import { keyframes } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../tokens/contract.css.ts';

const { style } = layered('primitives');

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.96)' } });
const vanish = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } });

/** Animates from its anchor: Menu, Popover and Tooltip. Above a dialog, because it may be opened from one. */
export const floating = style({
  zIndex: vars.layer.dialog,
  transformOrigin: 'var(--radix-popper-transform-origin)',
  animation: `${appear} ${vars.motion.duration.standard} ${vars.motion.easing.enter}`,
  selectors: {
    '&[data-state="closed"]': {
      animation: `${vanish} ${vars.motion.duration.fast} ${vars.motion.easing.exit} forwards`,
    },
  },
});

/** Background of interactive floating elements. */
export const floatingSurface = style({
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.overlay,
  backgroundImage: vars.color.backdrop.raised,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.standard,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
});
