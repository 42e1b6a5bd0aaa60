import { layered } from '../../styles/layered.ts';
import { media } from '../../tokens/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('primitives');

export const root = style({ inlineSize: '100%' });

export const list = style({
  display: 'flex',
  gap: vars.space.xxsmall,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEndWidth: vars.size.hairline,
  borderColor: vars.color.border.standard,
});

export const trigger = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  flexShrink: 0,
  minBlockSize: vars.size.touchTarget,
  paddingInline: vars.space.medium,
  color: vars.color.text.muted,
  fontWeight: vars.type.weight.medium,
  whiteSpace: 'nowrap',
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  transition: `color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  // Inside, because the scrolling row would clip it.
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.outline})` },
  ':disabled': { cursor: 'not-allowed', opacity: 0.45 },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: vars.space.small,
    insetBlockEnd: 0,
    blockSize: vars.size.outline,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.text.accent,
    transform: 'scaleX(0)',
    transition: `transform ${vars.motion.duration.standard} ${vars.motion.easing.enter}`,
  },
  selectors: {
    '&[data-state="active"]': { color: vars.color.text.primary },
    '&[data-state="active"]::after': { transform: 'none' },
  },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.text.primary } },
    [media.forcedColors]: { '::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
});

export const content = style({ paddingBlockStart: vars.space.medium });
