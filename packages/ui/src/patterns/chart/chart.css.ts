import { shimmer, sweepingLight } from '../../primitives/shimmer.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('patterns');

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  rowGap: vars.space.xxsmall,
  color: vars.color.text.secondary,
  fontSize: vars.type.size.small,
});

export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall });

export const sign = style({ flexShrink: 0, inlineSize: vars.size.iconLarge, blockSize: vars.size.iconSmall });

/** Time runs from left to right in every script. */
export const frame = style({
  direction: 'ltr',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  maxBlockSize: `calc(5 * ${vars.size.avatarLarge})`,
});

const fill = { inlineSize: '100%', blockSize: '100%', borderRadius: vars.radius.standard } as const;

export const bone = style({ ...fill, ...shimmer, '::after': sweepingLight });

export const empty = style({
  ...fill,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderWidth: vars.size.hairline,
  borderStyle: 'dashed',
  borderColor: vars.color.border.standard,
});

export const tooltip = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.overlay,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.standard,
  borderRadius: vars.radius.standard,
  boxShadow: vars.shadow.lifted,
  fontSize: vars.type.size.small,
  whiteSpace: 'nowrap',
});

export const tooltipPlace = style({ color: vars.color.text.muted, fontSize: vars.type.size.xsmall });

export const tooltipLine = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

export const tooltipName = style({ flex: 1, color: vars.color.text.secondary });

export const tooltipValue = style({ fontWeight: vars.type.weight.bold, fontVariantNumeric: 'tabular-nums' });
