import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Its rows are those of mall/orders.
  insert: () => [],
  requests: () => ({
    '/api/operator/order/list': [
      { cursor: manyId('mall_order', 500) },
      { state: 'received' },
      { state: 'received', cursor: manyId('mall_order', 500) },
    ],
    '/api/operator/order/detail': [{ order_id: manyId('mall_order', 1) }],
  }),
};
