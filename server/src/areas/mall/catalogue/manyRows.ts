import type { ManyRows } from '../../../testing/ManyRows.ts';

const few = 'written by operators: some ten thousand in a large catalogue';

export const manyRows: ManyRows = {
  insert: () => [],
  short: { product: few, variant: few, shelf: few },
};
