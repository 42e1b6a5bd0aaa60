import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const row = style({
  display: 'grid',
  gridTemplateColumns: `calc(${vars.size.avatarLarge} + ${vars.space.medium}) minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space.medium,
});

/** What it was for; what was lost is out of the light. */
export const target = style({
  overflow: 'clip',
  borderRadius: vars.radius.standard,
  selectors: { '&[data-won="false"]': { filter: 'grayscale(0.85) brightness(0.75)' } },
});

export const put = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall });

export const thumb = style({ inlineSize: vars.size.avatarSmall });
