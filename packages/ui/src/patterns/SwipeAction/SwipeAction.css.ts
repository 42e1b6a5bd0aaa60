import { createVar } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { recordOf } from '../../styles/recordOf.ts';
import { type Tone, tones } from '../../primitives/vocabulary.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { swipeDuration } from './timing.ts';

const { style, styleVariants } = layered('patterns');

/** Shows or hides the button that opens the row. */
const moreShown = createVar();
const morePressed = createVar();
const withMore = { vars: { [moreShown]: '1', [morePressed]: 'auto' } };

export const root = style({
  vars: { [moreShown]: '0', [morePressed]: 'none' },
  position: 'relative',
  // Not `hidden`, which the keyboard could scroll: only moving the row reveals its actions.
  overflow: 'clip',
  // For touch: the button is visible only to keyboard and screen reader.
  selectors: { '&:has(:focus-visible)': withMore },
  '@media': { [media.hover]: { ':hover': withMore } },
});

export const track = style({
  position: 'relative',
  transitionProperty: 'transform',
  transitionDuration: `${swipeDuration}ms`,
  transitionTimingFunction: vars.motion.easing.enter,
  selectors: { '&[data-still="true"]': { transitionDuration: '0s' } },
});

export const row = style({ touchAction: 'pan-y pinch-zoom', userSelect: 'none' });

export const more = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.xxsmall,
  marginBlock: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touchTarget,
  blockSize: vars.size.touchTarget,
  borderRadius: vars.radius.full,
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
  opacity: moreShown,
  pointerEvents: morePressed,
  transitionProperty: 'opacity',
  transitionDuration: vars.motion.duration.fast,
  '@media': { [media.forcedColors]: { borderWidth: 0 } },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.controlSmall,
  blockSize: vars.size.controlSmall,
  borderRadius: vars.radius.full,
  color: vars.color.tone.neutral.onSoft,
  backgroundColor: vars.color.tone.neutral.soft,
  boxShadow: vars.shadow.raised,
  '@media': { [media.forcedColors]: { borderWidth: vars.size.hairline } },
});

/** Beside the row, just outside the visible area. */
export const aside = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  display: 'flex',
  gap: vars.space.xxsmall,
  paddingInlineStart: vars.space.xsmall,
});

/** Minor actions are less prominent than the main one. */
const ground = (tone: Tone) =>
  tone === 'neutral'
    ? { color: vars.color.tone.neutral.onSoft, backgroundColor: vars.color.tone.neutral.soft }
    : { color: vars.color.tone[tone].onSolid, backgroundColor: vars.color.tone[tone].solid };
const hovered = (tone: Tone) =>
  tone === 'neutral' ? vars.color.tone.neutral.softHover : vars.color.tone[tone].solidHover;

export const action = styleVariants(
  recordOf(tones, (tone) => ({
    display: 'flex',
    flexDirection: 'column' as const,
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxsmall,
    inlineSize: vars.size.avatarLarge,
    minBlockSize: vars.size.touchTarget,
    paddingInline: vars.space.xxsmall,
    borderRadius: vars.radius.standard,
    ...ground(tone),
    fontSize: vars.type.size.xsmall,
    fontWeight: vars.type.weight.bold,
    lineHeight: vars.type.leading.tight,
    textAlign: 'center' as const,
    outlineOffset: `calc(-2 * ${vars.size.outline})`,
    transitionProperty: 'background-color',
    transitionDuration: vars.motion.duration.fast,
    ':focus-visible': { outlineColor: 'currentColor' },
    ':active': { backgroundColor: hovered(tone) },
    ':disabled': { cursor: 'not-allowed', opacity: 0.45 },
    selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
    '@media': { [media.hover]: { ':hover': { backgroundColor: hovered(tone) } } },
  })),
);

export const word = style({ maxInlineSize: '100%', overflowWrap: 'anywhere' });
