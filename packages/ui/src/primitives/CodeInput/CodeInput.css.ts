import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('primitives');

const blink = keyframes({ '0%, 55%': { opacity: 1 }, '60%, 100%': { opacity: 0 } });

export const code = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: `calc(7 * ${vars.size.controlLarge})`,
  selectors: { '&[data-disabled]': { opacity: 0.5 } },
});

export const cells = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
});

export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.size.controlLarge,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.sunken,
  boxShadow: vars.shadow.sunken,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.control,
  borderRadius: vars.radius.standard,
  fontSize: vars.type.size.xlarge,
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&[data-filled]': { backgroundColor: vars.color.surface.raised, boxShadow: vars.shadow.raised },
    '&[data-state]': { borderColor: vars.color.focus, outline: `${vars.size.hairline} solid ${vars.color.focus}` },
    '&[data-state="selected"]': { backgroundColor: vars.color.tone.accent.soft },
    '&[data-invalid]': { borderColor: vars.color.text.critical },
    '&[data-state="caret"]:not([data-filled])::after': {
      content: '',
      inlineSize: vars.size.outline,
      blockSize: '1.2em',
      backgroundColor: vars.color.text.accent,
      animation: `${blink} ${vars.motion.loop.shimmer} steps(1) infinite`,
      animationPlayState: vars.motion.loop.play,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-state]': { borderColor: 'Highlight', outlineColor: 'Highlight' } } },
  },
});

/** Invisible, over the cells that draw its value. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  color: 'transparent',
  caretColor: 'transparent',
  outline: 'none',
  cursor: 'text',
  forcedColorAdjust: 'none',
  '::selection': { color: 'transparent', backgroundColor: 'transparent' },
  ':disabled': { cursor: 'not-allowed' },
  '@media': { [media.forcedColors]: { borderWidth: 0 } },
});
