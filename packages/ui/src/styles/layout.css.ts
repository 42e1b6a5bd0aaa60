import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/media.ts';
import { layers } from './layers.css.ts';

const responsive = defineProperties({
  '@layer': layers.primitives,
  conditions: {
    phone: {},
    tablet: { '@media': media.tablet },
    desktop: { '@media': media.desktop },
  },
  defaultCondition: 'phone',
  properties: {
    gap: vars.space,
    paddingBlock: vars.space,
    paddingInline: vars.space,
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      5: 'repeat(5, minmax(0, 1fr))',
      6: 'repeat(6, minmax(0, 1fr))',
    },
  },
});

/** Layout classes only: gap, padding and columns, each per breakpoint if needed. */
export const layout = createSprinkles(responsive);
