import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const steps = style({ display: 'grid', gap: vars.space.medium, counterReset: 'step' });

export const step = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.xlarge,
  fontSize: vars.type.size.small,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
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

export const table = style({ inlineSize: '100%' });

export const caption = style({
  paddingBlockEnd: vars.space.xxsmall,
  textAlign: 'start',
  color: vars.color.text.muted,
  fontSize: vars.type.size.xsmall,
});

export const row = style({
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
  selectors: {
    '&[data-hit="true"]': {
      color: vars.color.tone.positive.onSoft,
      backgroundColor: vars.color.tone.positive.soft,
      fontWeight: vars.type.weight.bold,
    },
  },
});

export const cell = style({
  padding: vars.space.xsmall,
  textAlign: 'start',
  fontWeight: 'inherit',
});

export const hit = style({ display: 'block', fontSize: vars.type.size.xsmall });

export const figure = style([cell, { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }]);
