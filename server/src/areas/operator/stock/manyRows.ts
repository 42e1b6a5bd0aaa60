import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Its rows are those of collection/stock.
  insert: () => [],
  requests: () => ({
    '/api/operator/stock/list': [{ shown: 'all' }, { shown: 'all', cursor: manyId('toy', 5) }, { q: 'hop' }],
    '/api/operator/stock/detail': [{ toy_id: manyId('stock_toy', 1) }],
    '/api/operator/stock/movements': [
      { toy_id: manyId('stock_toy', 1) },
      { toy_id: manyId('stock_toy', 1), cursor: '500' },
    ],
  }),
};
