import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('patterns');

const lit = (tone: keyof typeof vars.color.tone) => ({
  color: vars.color.tone[tone].onSoft,
  backgroundColor: vars.color.tone[tone].soft,
  borderColor: vars.color.tone[tone].border,
  boxShadow: `0 0 0 ${vars.space.small} color-mix(in srgb, ${vars.color.tone[tone].soft} 40%, transparent), 0 0 ${vars.space.xxlarge} color-mix(in srgb, ${vars.color.tone[tone].solid} 35%, transparent)`,
});

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.large,
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  paddingBlock: vars.space.xxlarge,
  paddingInline: vars.space.medium,
});

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.avatarLarge,
    blockSize: vars.size.avatarLarge,
    borderRadius: vars.radius.full,
    borderWidth: vars.size.hairline,
  },
  variants: {
    tone: { positive: lit('positive'), critical: lit('critical'), caution: lit('caution'), neutral: lit('neutral') },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxInlineSize: '100%',
});

export const details = style({ inlineSize: '100%' });

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, inlineSize: '100%' });
