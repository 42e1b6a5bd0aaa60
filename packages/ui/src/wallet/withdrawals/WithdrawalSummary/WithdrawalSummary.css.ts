import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const sums = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: vars.space.small,
  borderRadius: vars.radius.standard,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.subtle,
  backgroundColor: vars.color.surface.sunken,
});

/** As tall with text as with the figure, so that nothing below it jumps. */
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
  selectors: { '&:last-child': { minBlockSize: vars.size.controlSmall } },
});

export const figure = style({ marginInlineStart: 'auto' });
