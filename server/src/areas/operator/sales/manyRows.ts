import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  // Its rows are those of mall/sales.
  insert: () => [],
  requests: () => ({ '/api/operator/sales': [{ period: 'week' }, { period: 'quarter' }] }),
};
