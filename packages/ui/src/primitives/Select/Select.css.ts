import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { well } from '../Field/Field.css.ts';

const { style } = layered('primitives');

const unfold = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xsmall}))` } });
const fold = keyframes({ to: { opacity: 0 } });

export const trigger = style([
  well,
  {
    cursor: 'pointer',
    ':disabled': { cursor: 'not-allowed', opacity: 0.5 },
    ':focus-visible': {
      borderColor: vars.color.focus,
      outline: `${vars.size.hairline} solid ${vars.color.focus}`,
      outlineOffset: 0,
    },
    selectors: {
      '&[data-state="open"]': { borderColor: vars.color.focus },
      '&[data-placeholder]': { color: vars.color.text.muted },
      '&[aria-invalid]': { borderColor: vars.color.text.critical },
    },
  },
]);

export const value = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  lineHeight: vars.type.leading.tight,
  overflowWrap: 'anywhere',
});

export const chevron = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.text.muted,
  transition: `transform ${vars.motion.duration.standard} ${vars.motion.easing.standard}`,
  selectors: { '&[data-open]': { transform: 'rotate(180deg)' } },
});

export const content = style({
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'var(--radix-select-trigger-width)',
  minInlineSize: `min(4 * ${vars.size.touchTarget}, 100vi)`,
  maxBlockSize: `min(var(--radix-select-content-available-height), 8 * ${vars.size.touchTarget})`,
  marginBlock: vars.space.xxsmall,
  overflow: 'hidden',
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.overlay,
  backgroundImage: vars.color.backdrop.raised,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.standard,
  borderRadius: vars.radius.standard,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[data-state="open"]': { animation: `${unfold} ${vars.motion.duration.standard} ${vars.motion.easing.enter}` },
    '&[data-state="closed"]': { animation: `${fold} ${vars.motion.duration.fast} ${vars.motion.easing.exit} forwards` },
  },
});

export const list = style({ padding: vars.space.xxsmall, overscrollBehavior: 'contain' });

/** More options this way; scrolls while the pointer is over it. */
export const more = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  blockSize: vars.space.large,
  color: vars.color.text.muted,
});

export const group = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.xxsmall,
      paddingBlockStart: vars.space.xxsmall,
      borderBlockStartWidth: vars.size.hairline,
      borderColor: vars.color.border.subtle,
    },
  },
});

export const groupLabel = style({
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  color: vars.color.text.muted,
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.bold,
  letterSpacing: vars.type.tracking.wide,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touchTarget,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    // Radix moves focus with the pointer: one highlight for both.
    '&[data-highlighted]': { backgroundColor: vars.color.tone.neutral.soft },
    '&[data-highlighted]:focus-visible': {
      outline: `${vars.size.outline} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.outline})`,
    },
    '&[data-state="checked"]': { color: vars.color.tone.accent.onSoft, fontWeight: vars.type.weight.medium },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.45 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-highlighted]': { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const words = style({
  flex: 1,
  minInlineSize: 0,
  lineHeight: vars.type.leading.tight,
  overflowWrap: 'anywhere',
});

export const description = style({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.regular,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const tick = style({ display: 'inline-flex', flexShrink: 0, color: 'inherit' });
