import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('patterns');

const rise = keyframes({ from: { transform: 'translateY(60%)', opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touchTarget,
  paddingInlineStart: vars.space.medium,
  paddingInlineEnd: vars.space.xxsmall,
  borderRadius: vars.radius.full,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.subtle,
  backgroundColor: vars.color.surface.raised,
  backgroundImage: vars.color.backdrop.raised,
});

/** A "live" lamp. */
export const light = style({
  flexShrink: 0,
  inlineSize: vars.space.xsmall,
  blockSize: vars.space.xsmall,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.text.accent,
  boxShadow: `0 0 ${vars.space.xsmall} ${vars.color.text.accent}`,
  selectors: {
    '&[data-running="true"]': {
      animation: `${breathe} ${vars.motion.loop.shimmer} ease-in-out infinite`,
      animationPlayState: vars.motion.loop.play,
    },
  },
});

export const window = style({
  flex: '1 1 0',
  // A link as high as the strip does not make it higher.
  marginBlock: `calc(-1 * ${vars.size.hairline})`,
  overflow: 'clip',
  overflowClipMargin: vars.space.xsmall,
});

export const item = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.type.size.small,
  animation: `${rise} ${vars.motion.duration.slow} ${vars.motion.easing.enter}`,
});
