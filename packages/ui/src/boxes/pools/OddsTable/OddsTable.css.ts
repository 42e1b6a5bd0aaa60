import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const table = style({ inlineSize: '100%', fontSize: vars.type.size.small });

export const caption = style({
  paddingBlockEnd: vars.space.small,
  textAlign: 'start',
  color: vars.color.text.secondary,
});

export const head = style({
  paddingBlock: vars.space.xsmall,
  textAlign: 'start',
  color: vars.color.text.muted,
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.medium,
});

export const headFigure = style([
  head,
  { paddingInlineStart: vars.space.small, textAlign: 'end', whiteSpace: 'nowrap' },
]);

export const tier = style({
  paddingBlock: `${vars.space.medium} ${vars.space.xsmall}`,
  textAlign: 'start',
  fontWeight: vars.type.weight.regular,
});

export const tierLine = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall, flexWrap: 'wrap' });

export const tierNote = style({ color: vars.color.text.secondary });

export const tierChance = style([tierNote, { marginInlineStart: 'auto' }]);

export const row = style({
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
  selectors: { '&[data-gone="true"]': { color: vars.color.text.muted } },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } } },
});

export const prize = style({
  paddingBlock: vars.space.xsmall,
  textAlign: 'start',
  fontWeight: vars.type.weight.medium,
  inlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const prizeLine = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const name = style({
  display: 'block',
  '@media': { [media.hover]: { ':hover': { color: vars.color.text.accent } } },
});

export const figure = style({
  paddingBlock: vars.space.xsmall,
  paddingInlineStart: vars.space.small,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Words instead of a figure: they may wrap, to leave room for the names. */
export const wordedFigure = style([
  figure,
  { whiteSpace: 'normal', '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } },
]);

export const chance = style({ display: 'block', whiteSpace: 'nowrap', fontWeight: vars.type.weight.bold });

export const fraction = style({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.regular,
});
