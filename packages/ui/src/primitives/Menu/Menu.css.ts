import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { recipe, style } = layered('primitives');

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.96)' } });
const vanish = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } });

/** Above a dialog, because it may be opened from one. It grows from its anchor. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: `calc(${vars.size.column} * 0.45)`,
  maxInlineSize: `min(${vars.size.column} * 0.75, var(--radix-popper-available-width))`,
  maxBlockSize: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xsmall,
  zIndex: vars.layer.dialog,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.overlay,
  backgroundImage: vars.color.backdrop.raised,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.standard,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  transformOrigin: 'var(--radix-popper-transform-origin)',
  animation: `${appear} ${vars.motion.duration.standard} ${vars.motion.easing.enter}`,
  selectors: {
    '&[data-state="closed"]': {
      animation: `${vanish} ${vars.motion.duration.fast} ${vars.motion.easing.exit} forwards`,
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
});

const chosen = { outline: `${vars.size.outline} solid Highlight`, outlineOffset: `calc(-1 * ${vars.size.outline})` };

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: vars.space.small,
    minBlockSize: vars.size.touchTarget,
    paddingInline: vars.space.small,
    paddingBlock: vars.space.xsmall,
    borderRadius: vars.radius.small,
    lineHeight: vars.type.leading.tight,
    cursor: 'pointer',
    userSelect: 'none',
    outlineOffset: `calc(-1 * ${vars.size.outline})`,
    selectors: { '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.45 } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-highlighted]': chosen } } },
  },
  variants: {
    tone: {
      neutral: {
        color: vars.color.text.primary,
        selectors: { '&[data-highlighted], &[data-state="open"]': { backgroundColor: vars.color.tone.neutral.soft } },
      },
      critical: {
        color: vars.color.tone.critical.onSoft,
        selectors: { '&[data-highlighted]': { backgroundColor: vars.color.tone.critical.soft } },
      },
    },
  },
});

export const words = style({ flex: 1, overflowWrap: 'anywhere' });

/** Space for the tick or dot, also when empty, to align the texts. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.iconStandard,
  blockSize: vars.size.iconStandard,
  color: vars.color.text.accent,
});

export const dot = style({
  inlineSize: vars.space.xsmall,
  blockSize: vars.space.xsmall,
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const onward = style({
  color: vars.color.text.muted,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const label = style({
  paddingInline: vars.space.small,
  paddingBlock: `${vars.space.xsmall} ${vars.space.xxsmall}`,
  color: vars.color.text.muted,
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.medium,
});

export const separator = style({
  flexShrink: 0,
  marginBlock: vars.space.xsmall,
  borderBlockStartWidth: vars.size.hairline,
  borderColor: vars.color.border.standard,
});
