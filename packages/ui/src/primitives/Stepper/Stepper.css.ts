import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('primitives');

export const stepper = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  padding: vars.space.xxsmall,
  backgroundColor: vars.color.surface.sunken,
  boxShadow: vars.shadow.sunken,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.control,
  borderRadius: vars.radius.full,
  transition: `border-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&:has(input:focus-visible)': {
      borderColor: vars.color.focus,
      outline: `${vars.size.hairline} solid ${vars.color.focus}`,
    },
    '&[data-invalid]': { borderColor: vars.color.text.critical },
    '&[data-disabled]': { opacity: 0.5 },
  },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touchTarget,
  blockSize: vars.size.touchTarget,
  color: vars.color.tone.neutral.onSoft,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.raised,
  borderRadius: vars.radius.full,
  userSelect: 'none',
  // Holding it must not zoom.
  touchAction: 'manipulation',
  transitionProperty: 'background-color, color, transform',
  transitionDuration: vars.motion.duration.fast,
  ':active': { transform: 'scale(0.94)' },
  ':disabled': { cursor: 'not-allowed', transform: 'none' },
  selectors: {
    '&[aria-disabled="true"]': {
      cursor: 'not-allowed',
      color: vars.color.text.muted,
      backgroundColor: 'transparent',
      boxShadow: 'none',
      transform: 'none',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, [aria-disabled="true"])': { backgroundColor: vars.color.tone.neutral.softHover },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

export const number = style({
  inlineSize: '5ch',
  minBlockSize: vars.size.touchTarget,
  fontSize: vars.type.size.large,
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  // The frame draws the focus ring, around all three.
  outline: 'none',
  ':disabled': { cursor: 'not-allowed' },
  '@media': { [media.forcedColors]: { borderWidth: 0 } },
});
