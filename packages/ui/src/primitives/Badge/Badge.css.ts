import { layered } from '../../styles/layered.ts';
import { recordOf } from '../../styles/recordOf.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { rarities } from '../../tokens/rarities.ts';
import { tones } from '../vocabulary.ts';

const { recipe, style, styleVariants } = layered('primitives');

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    maxInlineSize: '100%',
    // Round on one line, and still a good shape on two.
    borderRadius: vars.radius.standard,
    borderWidth: vars.size.hairline,
    fontWeight: vars.type.weight.bold,
    lineHeight: vars.type.leading.tight,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    size: {
      small: { paddingInline: vars.space.xsmall, paddingBlock: vars.size.hairline, fontSize: vars.type.size.xsmall },
      standard: { paddingInline: vars.space.small, paddingBlock: vars.space.xxsmall, fontSize: vars.type.size.small },
    },
  },
});

export const toned = {
  solid: styleVariants(
    recordOf(tones, (tone) => ({
      color: vars.color.tone[tone].onSolid,
      backgroundColor: vars.color.tone[tone].solid,
      borderColor: 'transparent',
    })),
  ),
  soft: styleVariants(
    recordOf(tones, (tone) => ({
      color: vars.color.tone[tone].onSoft,
      backgroundColor: vars.color.tone[tone].soft,
      borderColor: vars.color.tone[tone].border,
    })),
  ),
};

export const rare = styleVariants(
  recordOf(rarities, (rarity) => ({
    color: vars.color.rarity[rarity].color,
    backgroundColor: vars.color.rarity[rarity].soft,
    borderColor: vars.color.rarity[rarity].color,
  })),
);

const shape = style({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '0.85em',
  blockSize: '0.85em',
  backgroundColor: 'currentColor',
  // In forced colors, only the mark shows the rarity.
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const mark = styleVariants(recordOf(rarities, (rarity) => [shape, { clipPath: vars.rarityMark[rarity] }]));
