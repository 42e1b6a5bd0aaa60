import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const portrait = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.small,
  overflowWrap: 'anywhere',
  padding: vars.space.large,
});

/** As wide as possible; a very long word wraps there. */
export const description = style({ inlineSize: '100%' });

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.xlarge,
  rowGap: vars.space.xsmall,
});

export const count = style({ display: 'flex', flexDirection: 'column-reverse', alignItems: 'center' });

export const figure = style({
  margin: 0,
  fontSize: vars.type.size.xlarge,
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.type.leading.tight,
});

export const wins = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(2 * ${vars.size.avatarLarge}), 1fr))`,
  gap: vars.space.small,
});

export const win = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, blockSize: '100%' });
