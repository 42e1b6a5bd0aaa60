import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { recipe, style } = layered('areas');

const lit = (rarity: keyof typeof vars.color.rarity) => ({
  borderColor: vars.color.rarity[rarity].color,
  backgroundImage: `radial-gradient(70% 50% at 50% 60%, ${vars.color.rarity[rarity].glow}, transparent), ${vars.color.backdrop.stage}`,
});

export const page = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '2fr 3fr' } },
});

/** The two counts face each other. */
export const counts = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: vars.space.xsmall,
  alignItems: 'center',
});

export const count = style({ display: 'grid', justifyItems: 'center', gap: vars.space.xxsmall, textAlign: 'center' });

export const figure = style({
  fontSize: vars.type.size.xxlarge,
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
});

export const row = style({ display: 'flex', gap: vars.space.small, alignItems: 'center' });

/** On a phone the figures are below the name. */
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  gap: vars.space.xsmall,
  alignItems: 'center',
  justifyContent: 'space-between',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const words = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const toy = recipe({
  base: {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    inlineSize: '4.5rem',
    aspectRatio: '1',
    padding: vars.space.xxsmall,
    overflow: 'clip',
    borderWidth: vars.size.hairline,
    borderRadius: vars.radius.standard,
  },
  variants: {
    rarity: { common: lit('common'), rare: lit('rare'), epic: lit('epic'), legendary: lit('legendary') },
    gone: { true: { opacity: 0.5, filter: 'saturate(0.2)' } },
  },
});

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });
