import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const head = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.avatarLarge} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: vars.space.medium,
});

export const thumb = style({ borderRadius: vars.radius.standard, backgroundImage: vars.color.backdrop.stage });

export const prize = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.avatarStandard} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: vars.space.small,
});

export const toy = style({ borderRadius: vars.radius.small, backgroundImage: vars.color.backdrop.stage });

export const scroll = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderSpacing: `${vars.space.small} ${vars.space.xxsmall}`,
  fontSize: vars.type.size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  verticalAlign: 'top',
});
