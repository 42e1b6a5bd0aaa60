import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
});

/** The whole row leads to what caused the entry. */
export const pressable = style([
  row,
  {
    color: vars.color.text.primary,
    borderRadius: vars.radius.standard,
    transitionProperty: 'background-color',
    transitionDuration: vars.motion.duration.fast,
    ':active': { backgroundColor: vars.color.surface.hover },
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } } },
  },
]);

/** As wide without an arrow, so that figures stay in one column. */
export const arrow = style({
  flexShrink: 0,
  inlineSize: vars.space.medium,
  marginInlineEnd: `calc(-1 * ${vars.space.xsmall})`,
  color: vars.color.text.muted,
});

export const lines = style({ flexGrow: 1, display: 'grid', gap: vars.size.outline });

/** Text and a figure: what and how much, when and the balance. The figure wraps when they do not fit. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
});

export const words = style({ flex: '1 1 7.5rem' });

export const figure = style({ marginInlineStart: 'auto', overflowWrap: 'anywhere' });
