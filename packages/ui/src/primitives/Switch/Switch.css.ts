import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('primitives');

const trackWidth = `calc(2 * ${vars.size.iconLarge})`;
const thumbSize = vars.space.large;

export const root = style({ inlineSize: '100%' });

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: vars.size.touchTarget,
  selectors: { '&[data-disabled]': { opacity: 0.45 } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: vars.space.xsmall,
  overflowWrap: 'anywhere',
});

export const label = style({
  fontWeight: vars.type.weight.medium,
  // The whole line is clickable, not just its text.
  '::after': { content: '', position: 'absolute', inset: 0, cursor: 'pointer' },
});

export const description = style({ color: vars.color.text.muted, fontSize: vars.type.size.small });

export const control = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: trackWidth,
  minBlockSize: vars.size.touchTarget,
  borderRadius: vars.radius.full,
  ':disabled': { cursor: 'not-allowed' },
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  // The track inside has the border.
  '@media': { [media.forcedColors]: { borderWidth: 0 } },
});

export const track = style({
  position: 'relative',
  inlineSize: trackWidth,
  blockSize: vars.space.xlarge,
  backgroundColor: vars.color.surface.sunken,
  boxShadow: vars.shadow.sunken,
  borderWidth: vars.size.outline,
  borderColor: vars.color.border.control,
  borderRadius: vars.radius.full,
  transitionProperty: 'background-color, border-color, box-shadow',
  transitionDuration: vars.motion.duration.standard,
  selectors: {
    '&[data-checked]': {
      backgroundColor: vars.color.accent.solid,
      backgroundImage: vars.color.backdrop.accent,
      borderColor: vars.color.accent.solid,
      boxShadow: vars.shadow.glow,
    },
    '&[data-invalid]': { borderColor: vars.color.text.critical },
  },
  '@media': {
    [media.hover]: { ':hover': { borderColor: vars.color.accent.hover } },
    [media.forcedColors]: {
      selectors: {
        '&[data-checked]': {
          backgroundColor: 'Highlight',
          backgroundImage: 'none',
          borderColor: 'Highlight',
          boxShadow: 'none',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${thumbSize} / 2)`,
  insetInlineStart: vars.size.outline,
  display: 'grid',
  placeItems: 'center',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  color: vars.color.accent.solid,
  backgroundColor: vars.color.border.control,
  borderRadius: vars.radius.full,
  transitionProperty: 'inset-inline-start, background-color',
  transitionDuration: vars.motion.duration.standard,
  transitionTimingFunction: vars.motion.easing.spring,
  selectors: {
    '&[data-state="checked"]': {
      insetInlineStart: `calc(100% - ${thumbSize} - ${vars.size.outline})`,
      backgroundColor: vars.color.text.onAccent,
    },
  },
  '@media': {
    [media.forcedColors]: {
      backgroundColor: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: { '&[data-state="checked"]': { backgroundColor: 'HighlightText' } },
    },
  },
});

export const error = style({
  display: 'flex',
  gap: vars.space.xxsmall,
  color: vars.color.text.critical,
  fontSize: vars.type.size.small,
});
