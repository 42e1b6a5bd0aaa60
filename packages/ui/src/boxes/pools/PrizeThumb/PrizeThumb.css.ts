import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { recipe } = layered('areas');

const edged = (rarity: keyof typeof vars.color.rarity) => ({
  borderColor: vars.color.rarity[rarity].color,
  backgroundImage: `radial-gradient(circle at 50% 40%, ${vars.color.rarity[rarity].glow}, transparent 75%)`,
});

export const root = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    padding: vars.space.xxsmall,
    overflow: 'clip',
    borderWidth: vars.size.hairline,
    borderRadius: vars.radius.standard,
    backgroundColor: vars.color.surface.sunken,
  },
  variants: {
    rarity: { common: edged('common'), rare: edged('rare'), epic: edged('epic'), legendary: edged('legendary') },
    size: {
      small: { inlineSize: vars.size.avatarSmall, blockSize: vars.size.avatarSmall, borderRadius: vars.radius.small },
      standard: { inlineSize: vars.size.avatarStandard, blockSize: vars.size.avatarStandard },
      large: { inlineSize: vars.size.avatarLarge, blockSize: vars.size.avatarLarge },
    },
    gone: { true: { opacity: 0.45, filter: 'saturate(0.2)' } },
  },
});
