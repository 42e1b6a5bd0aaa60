import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Its rows are those of collection/parcels.
  insert: () => [],
  requests: () => ({
    '/api/operator/parcel/list': [
      { cursor: manyId('parcel', 500) },
      { state: 'received' },
      { state: 'received', cursor: manyId('parcel', 500) },
    ],
    '/api/operator/parcel/detail': [{ parcel_id: manyId('parcel', 1) }],
  }),
};
