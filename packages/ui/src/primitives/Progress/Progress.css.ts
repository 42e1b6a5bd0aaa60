import { layered } from '../../styles/layered.ts';
import { media } from '../../tokens/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style, styleVariants } = layered('primitives');

export const track = recipe({
  base: {
    inlineSize: '100%',
    overflow: 'clip',
    backgroundColor: vars.color.surface.sunken,
    boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.standard}`,
    borderRadius: vars.radius.full,
    '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
  },
  variants: { size: { small: { blockSize: vars.space.xxsmall }, standard: { blockSize: vars.space.xsmall } } },
});

const fill = style({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  backgroundImage: vars.color.backdrop.accent,
  // A size would be laid out at every frame.
  transition: `transform ${vars.motion.duration.slow} ${vars.motion.easing.enter}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

export const bar = styleVariants({
  accent: [fill, { backgroundColor: vars.color.text.accent }],
  positive: [fill, { backgroundColor: vars.color.text.positive }],
  caution: [fill, { backgroundColor: vars.color.text.caution }],
  critical: [fill, { backgroundColor: vars.color.text.critical }],
});
