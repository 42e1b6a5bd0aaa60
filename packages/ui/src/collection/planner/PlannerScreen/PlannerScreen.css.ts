import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { recipe, style } = layered('areas');

const lit = (rarity: keyof typeof vars.color.rarity) => ({
  backgroundImage: `radial-gradient(70% 50% at 50% 60%, ${vars.color.rarity[rarity].glow}, transparent), ${vars.color.backdrop.stage}`,
});

export const stage = recipe({
  base: { display: 'grid', placeItems: 'center', aspectRatio: '1' },
  variants: {
    rarity: { common: lit('common'), rare: lit('rare'), epic: lit('epic'), legendary: lit('legendary') },
    owned: { false: { backgroundImage: 'none', backgroundColor: vars.color.surface.sunken } },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  paddingBlock: vars.space.xsmall,
});

export const toy = style({
  inlineSize: '80%',
  selectors: { '&[data-owned="false"]': { filter: 'grayscale(1) brightness(0.5)', opacity: 0.7 } },
});

export const thumb = style({ flexShrink: 0, inlineSize: '4.5rem' });

export const figures = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space.xsmall });
