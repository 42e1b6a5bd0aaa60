import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Its rows are those of boxes/pools.
  insert: () => [],
  short: { pool_amends: 'players of a pool that operators ended early, which is rare' },
  requests: ({ pools }) => ({
    '/api/operator/pools': [
      { stage: 'on_sale', cursor: manyId('pool', pools - 100) },
      { stage: 'draft' },
      { stage: 'ended' },
    ],
    '/api/operator/pools/detail': [{ pool_id: manyId('pool', 1) }],
    '/api/operator/pools/parts': [{}],
  }),
};
