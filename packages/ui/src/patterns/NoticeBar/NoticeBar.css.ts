import { keyframes } from '@vanilla-extract/css';
import { tones } from '../../primitives/vocabulary.ts';
import { layered } from '../../styles/layered.ts';
import { recordOf } from '../../styles/recordOf.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style, styleVariants } = layered('patterns');

/** Two copies in a row: half of the width is one copy. */
const run = keyframes({ to: { transform: 'translateX(-50%)' } });
const runRightToLeft = keyframes({ to: { transform: 'translateX(50%)' } });

const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchTarget,
  paddingInline: `${vars.space.small} ${vars.space.xxsmall}`,
  borderRadius: vars.radius.standard,
  borderWidth: vars.size.hairline,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.medium,
});

export const root = styleVariants(
  recordOf(tones, (tone) => [
    bar,
    {
      color: vars.color.tone[tone].onSoft,
      backgroundColor: vars.color.tone[tone].soft,
      borderColor: vars.color.tone[tone].border,
    },
  ]),
);

export const frame = style({
  flex: '1 1 0',
  overflow: 'hidden',
  paddingInlineEnd: vars.space.xsmall,
  // While it runs, the text fades in and out at the edges.
  selectors: {
    '&:has([data-running="true"])': {
      paddingInlineEnd: 0,
      maskImage: `linear-gradient(90deg, transparent, currentColor ${vars.space.small}, currentColor calc(100% - ${vars.space.small}), transparent)`,
    },
  },
});

export const link = style({
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});

export const track = style({
  display: 'block',
  paddingBlock: vars.space.small,
  inlineSize: 'max-content',
  selectors: {
    '&[data-state="still"]': { inlineSize: 'auto', overflowWrap: 'anywhere' },
    '&[data-running="true"]': { animation: `${run} linear infinite`, animationPlayState: vars.motion.loop.play },
    '&[data-running="true"]:dir(rtl)': { animationName: runRightToLeft },
    '&[data-state="paused"]': { animationPlayState: 'paused' },
    ':focus-visible > * > &': { animationPlayState: 'paused' },
  },
  '@media': { [media.hover]: { ':hover': { animationPlayState: 'paused' } } },
});

/** The gap before its next round. */
export const words = style({
  display: 'inline-block',
  selectors: { '[data-running="true"] > &': { paddingInlineEnd: vars.space.xxlarge } },
});
