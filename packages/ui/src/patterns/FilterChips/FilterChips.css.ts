import { shimmer, sweepingLight } from '../../primitives/shimmer.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

export const root = style({
  display: 'flex',
  gap: vars.space.xsmall,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  paddingInline: vars.space.xxsmall,
});

export const chip = style({
  position: 'relative',
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touchTarget,
  cursor: 'pointer',
});

/** The radio itself, over the whole chip, so that its focus ring is the chip's. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlock: vars.space.xxsmall,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  '@media': { [media.forcedColors]: { borderWidth: 0 } },
});

export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.full,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.standard,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.secondary,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.medium,
  whiteSpace: 'nowrap',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.duration.fast,
  selectors: {
    '&[data-selected="true"]': {
      borderColor: vars.color.tone.accent.border,
      backgroundColor: vars.color.tone.accent.soft,
      color: vars.color.tone.accent.onSoft,
      fontWeight: vars.type.weight.bold,
    },
  },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.text.primary } },
    [media.forcedColors]: {
      selectors: {
        '&[data-selected="true"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'SelectedItem',
          color: 'SelectedItemText',
        },
      },
    },
  },
});

export const grey = style({
  ...shimmer,
  '::after': sweepingLight,
  display: 'block',
  inlineSize: `calc(1.25 * ${vars.size.avatarLarge})`,
  blockSize: vars.size.controlSmall,
  borderRadius: vars.radius.full,
});
