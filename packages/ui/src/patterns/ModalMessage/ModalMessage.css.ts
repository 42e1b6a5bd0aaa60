import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('patterns');

const lit = (tone: 'caution' | 'accent') => ({
  color: vars.color.tone[tone].onSoft,
  backgroundColor: vars.color.tone[tone].soft,
});

export const root = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space.large });

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.avatarLarge,
    blockSize: vars.size.avatarLarge,
    borderRadius: vars.radius.full,
  },
  variants: { tone: { caution: lit('caution'), accent: lit('accent') } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  textAlign: 'center',
  whiteSpace: 'pre-line',
});
