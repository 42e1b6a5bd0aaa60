import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const goods = style({
  selectors: { '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}` } },
});

export const review = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: `0 ${vars.space.medium} ${vars.space.small}`,
});

export const line = style({
  display: 'grid',
  padding: `${vars.space.small} ${vars.space.medium}`,
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  ':active': { backgroundColor: vars.color.surface.hover },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.outline})` },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } } },
});
