import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Its rows are those of coupons/tickets.
  insert: () => [],
  requests: () => ({ '/api/coupon/offers': [{ cursor: manyId('coupon_issue', 500) }] }),
};
