import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const body = style({ display: 'grid', gap: vars.space.medium, padding: vars.space.medium });

export const prizes = style({ display: 'flex', gap: vars.space.xsmall, minBlockSize: vars.size.avatarLarge });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(min-content, 1fr)',
  gap: vars.space.xsmall,
});

export const name = style({ '@media': { [media.hover]: { ':hover': { color: vars.color.text.accent } } } });
