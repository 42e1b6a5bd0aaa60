import { defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/media.ts';
import { layers } from './layers.css.ts';

const { styles } = defineProperties({
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

/** Layout classes only: of each property, by value and breakpoint. */
export const layout = {
  gap: classesOf(styles.gap),
  paddingBlock: classesOf(styles.paddingBlock),
  paddingInline: classesOf(styles.paddingInline),
  gridTemplateColumns: classesOf(styles.gridTemplateColumns),
};

interface Classes {
  phone: string;
  tablet: string;
  desktop: string;
}

function classesOf<Value extends string | number>(property: { values: Record<Value, { conditions: Classes }> }) {
  const values = Object.entries<{ conditions: Classes }>(property.values);
  // fromEntries loses the key types.
  return Object.fromEntries(values.map(([value, { conditions }]) => [value, conditions])) as Record<Value, Classes>;
}
