import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { recipe } = layered('areas');

const printed = (rarity: keyof typeof vars.color.rarity) => ({
  color: vars.color.rarity[rarity].soft,
  backgroundColor: vars.color.rarity[rarity].color,
});

export const root = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: vars.radius.small,
    fontWeight: vars.type.weight.bold,
    lineHeight: vars.type.leading.tight,
  },
  variants: {
    rarity: {
      common: printed('common'),
      rare: printed('rare'),
      epic: printed('epic'),
      legendary: printed('legendary'),
    },
    size: {
      small: {
        minInlineSize: vars.space.large,
        minBlockSize: vars.space.large,
        paddingInline: vars.space.xxsmall,
        fontSize: vars.type.size.small,
      },
      standard: {
        minInlineSize: vars.space.xlarge,
        minBlockSize: vars.space.xlarge,
        paddingInline: vars.space.xsmall,
        fontSize: vars.type.size.large,
      },
    },
  },
});
