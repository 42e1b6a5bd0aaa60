import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { whenStill } from '../../styles/whenStill.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('primitives');

const height = 'var(--radix-accordion-content-height)';
const open = keyframes({ from: { blockSize: 0, opacity: 0 }, to: { blockSize: height } });
const close = keyframes({ from: { blockSize: height }, to: { blockSize: 0, opacity: 0 } });

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, inlineSize: '100%' });

export const item = style({
  overflow: 'clip',
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.raised,
  backgroundImage: vars.color.backdrop.raised,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.subtle,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.raised,
  transition: `border-color ${vars.motion.duration.standard} ${vars.motion.easing.standard}`,
  selectors: { '&[data-state="open"]': { borderColor: vars.color.border.standard } },
});

/** Direction of a heading's arrow. */
const turn = createVar();
const signColor = createVar();

export const trigger = style({
  vars: { [turn]: '0deg', [signColor]: vars.color.text.muted },
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.small,
  borderRadius: vars.radius.large,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
  textAlign: 'start',
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  ':disabled': { cursor: 'not-allowed', opacity: 0.45 },
  selectors: {
    '&[data-state="open"]': { vars: { [turn]: '180deg', [signColor]: vars.color.text.accent } },
    '&:active:not(:disabled)': { backgroundColor: vars.color.surface.hover },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.surface.hover } } },
    [media.forcedColors]: { borderWidth: 0 },
  },
});

export const words = style({ flex: 1, overflowWrap: 'anywhere', textWrap: 'pretty' });

export const sign = style({
  display: 'inline-grid',
  flexShrink: 0,
  color: signColor,
  transform: `rotate(${turn})`,
  transition: `transform ${vars.motion.duration.standard} ${vars.motion.easing.standard}`,
});

const still = whenStill({ animation: 'none' }, ['&[data-state="open"]', '&[data-state="closed"]']);

export const content = style({
  overflow: 'clip',
  selectors: {
    '&[data-state="open"]': { animation: `${open} ${vars.motion.duration.slow} ${vars.motion.easing.enter}` },
    '&[data-state="closed"]': { animation: `${close} ${vars.motion.duration.standard} ${vars.motion.easing.standard}` },
    ...still.selectors,
  },
  '@media': still['@media'],
});

export const body = style({
  paddingInline: vars.space.medium,
  paddingBlockEnd: vars.space.medium,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
});
