import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { recipe, style } = layered('areas');

export const tile = style({
  // A shorter tile is as tall as its neighbors: a button would center it.
  display: 'grid',
  inlineSize: '100%',
  blockSize: '100%',
  textAlign: 'start',
  color: 'inherit',
  borderRadius: vars.radius.large,
  selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed', filter: 'grayscale(0.8)' } },
});

const lit = (rarity: keyof typeof vars.color.rarity) => ({
  backgroundImage: `radial-gradient(70% 46% at 50% 62%, ${vars.color.rarity[rarity].glow}, transparent), ${vars.color.backdrop.stage}`,
});

export const stage = recipe({
  base: { position: 'relative', display: 'grid', placeItems: 'center', aspectRatio: '1' },
  variants: { rarity: { common: lit('common'), rare: lit('rare'), epic: lit('epic'), legendary: lit('legendary') } },
});

export const toy = style({ inlineSize: '78%' });

/** Says that it is chosen, in a corner of the stage. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  borderRadius: vars.radius.full,
  border: `${vars.size.outline} solid ${vars.color.text.primary}`,
  backgroundColor: vars.color.surface.scrim,
  selectors: {
    '[aria-pressed="true"] &': {
      backgroundColor: vars.color.tone.accent.solid,
      borderColor: vars.color.tone.accent.solid,
      color: vars.color.tone.accent.onSolid,
    },
  },
});
