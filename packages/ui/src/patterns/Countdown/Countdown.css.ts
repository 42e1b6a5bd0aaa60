import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style, styleVariants } = layered('patterns');

/** Figures and the final text share a cell, so that the end moves nothing. */
export const root = recipe({
  base: {
    display: 'inline-grid',
    alignItems: 'center',
    justifyItems: 'start',
    maxInlineSize: '100%',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-state="urgent"]': { color: vars.color.text.critical } },
  },
  variants: {
    variant: { tiles: {}, inline: { fontWeight: vars.type.weight.bold } },
    size: { small: {}, standard: {} },
  },
  compoundVariants: [
    { variants: { variant: 'inline', size: 'small' }, style: { fontSize: vars.type.size.small } },
    { variants: { variant: 'tiles' }, style: { justifyItems: 'center' } },
  ],
});

const cell = { gridArea: '1 / 1' } as const;

export const figures = styleVariants({
  tiles: {
    ...cell,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xsmall,
    selectors: { '&[data-state="ended"]': { visibility: 'hidden' } },
  },
  inline: { ...cell, whiteSpace: 'nowrap', selectors: { '&[data-state="ended"]': { visibility: 'hidden' } } },
});

const over = style({ ...cell, color: vars.color.text.secondary, fontWeight: vars.type.weight.medium });

/** Instead of tiles, the text gets a tile as large as all of them. */
export const ended = styleVariants({
  tiles: [
    over,
    {
      display: 'grid',
      placeItems: 'center',
      placeSelf: 'stretch',
      paddingInline: vars.space.medium,
      textAlign: 'center',
      borderWidth: vars.size.hairline,
      borderColor: vars.color.border.subtle,
      borderRadius: vars.radius.standard,
      backgroundColor: vars.color.surface.raised,
    },
  ],
  inline: [over],
});

export const tile = recipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    paddingBlock: vars.space.xsmall,
    paddingInline: vars.space.xsmall,
    backgroundColor: vars.color.surface.raised,
    backgroundImage: vars.color.backdrop.raised,
    borderWidth: vars.size.hairline,
    borderColor: vars.color.border.subtle,
    borderRadius: vars.radius.standard,
    boxShadow: vars.shadow.raised,
  },
  variants: {
    size: {
      small: { minInlineSize: vars.space.xxlarge, paddingBlock: vars.space.xxsmall },
      standard: { minInlineSize: `calc(${vars.space.xxlarge} + ${vars.space.medium})` },
    },
  },
});

export const figure = recipe({
  base: {
    fontWeight: vars.type.weight.bold,
    lineHeight: vars.type.leading.tight,
    letterSpacing: vars.type.tracking.tight,
  },
  variants: { size: { small: { fontSize: vars.type.size.large }, standard: { fontSize: vars.type.size.xxlarge } } },
});

export const caption = style({
  color: vars.color.text.muted,
  fontSize: vars.type.size.xsmall,
  lineHeight: vars.type.leading.standard,
});
