import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const details = style({ inlineSize: '100%' });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.medium,
  cursor: 'pointer',
  listStyle: 'none',
  outlineOffset: `calc(${vars.size.outline} * -2)`,
});

export const shield = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touchTarget,
  blockSize: vars.size.touchTarget,
  borderRadius: vars.radius.full,
  color: vars.color.tone.positive.onSoft,
  backgroundColor: vars.color.tone.positive.soft,
});

export const words = style({ display: 'grid', gap: vars.space.xxsmall, flexGrow: 1 });

export const arrow = style({
  display: 'grid',
  flexShrink: 0,
  transition: `transform ${vars.motion.duration.standard} ${vars.motion.easing.standard}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const body = style({ padding: vars.space.medium, paddingBlockStart: 0 });

export const steps = style({ display: 'grid', gap: vars.space.small, counterReset: 'step' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.small,
  alignItems: 'start',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space.large,
    blockSize: vars.space.large,
    borderRadius: vars.radius.full,
    color: vars.color.tone.accent.onSoft,
    backgroundColor: vars.color.tone.accent.soft,
    fontSize: vars.type.size.xsmall,
    fontWeight: vars.type.weight.bold,
  },
});
