import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = { insert: () => [], short: { banner: 'the home page shows them all' } };
