import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { recipe, style } = layered('areas');

export const root = style({ display: 'grid', gap: vars.space.medium });

export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const worth = style({ flexShrink: 0, display: 'grid', justifyItems: 'end' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.medium },
    [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

/** The best toy gets the hero spot. */
export const tile = recipe({
  base: { display: 'grid' },
  variants: { best: { true: { gridColumn: 'span 2', gridRow: 'span 2' } } },
});
