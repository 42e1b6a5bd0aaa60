import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('primitives');

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.medium}) scale(0.96)` } });
const sink = keyframes({ to: { opacity: 0, transform: 'scale(0.97)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.medium,
  backgroundColor: vars.color.surface.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.duration.standard} ${vars.motion.easing.standard}` },
    '&[data-state="closed"]': {
      animation: `${fadeOut} ${vars.motion.duration.standard} ${vars.motion.easing.exit} forwards`,
    },
  },
});

/** Space of the close button in the title's line. */
const crossRoom = createVar();

export const content = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  padding: vars.space.large,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.overlay,
  backgroundImage: vars.color.backdrop.raised,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.standard,
  borderRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  selectors: {
    '&[data-cross="false"]': { vars: { [crossRoom]: vars.space.none } },
    '&[data-state="open"]': { animation: `${rise} ${vars.motion.duration.slow} ${vars.motion.easing.enter}` },
    '&[data-state="closed"]': { animation: `${sink} ${vars.motion.duration.fast} ${vars.motion.easing.exit} forwards` },
  },
});

/** The close button, inside the padding to align with the title. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.small,
});

export const title = style({
  paddingInlineEnd: fallbackVar(crossRoom, vars.space.xlarge),
  fontSize: vars.type.size.xlarge,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
  textWrap: 'balance',
});

export const description = style({ color: vars.color.text.secondary, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
  paddingBlockStart: vars.space.xsmall,
});
