import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('patterns');

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  paddingBlock: vars.space.xlarge,
  paddingInline: vars.space.medium,
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.avatarLarge,
  blockSize: vars.size.avatarLarge,
  borderRadius: vars.radius.full,
  color: vars.color.tone.critical.onSoft,
  backgroundColor: vars.color.tone.critical.soft,
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, maxInlineSize: '100%' });
