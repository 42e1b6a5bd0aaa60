import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = { insert: () => [], short: { app_version: 'one for each system' } };
