import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Its rows are those of mall/catalogue.
  insert: () => [],
  requests: () => ({
    '/api/operator/shelves/detail': [{ variant_id: manyId('variant', 1) }],
    '/api/operator/shelves/movements': [
      { variant_id: manyId('variant', 1) },
      { variant_id: manyId('variant', 1), cursor: '500' },
    ],
  }),
};
