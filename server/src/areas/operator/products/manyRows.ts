import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Its rows are those of mall/catalogue.
  insert: () => [],
  requests: () => ({
    '/api/operator/products/list': [
      { shown: 'low' },
      { shown: 'unlisted' },
      { q: 'rong', cursor: manyId('product', 1) },
    ],
    '/api/operator/products/detail': [{ product_id: manyId('product', 1) }],
  }),
};
