import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Its rows are those of account/identity.
  insert: () => [],
  requests: ({ players }) => ({
    '/api/operator/identity/list': [
      { state: 'under_review', cursor: manyId('review', players - 500) },
      { state: 'rejected' },
      { state: 'rejected', cursor: manyId('review', players + 500) },
      { state: 'failed' },
    ],
    '/api/operator/identity/detail': [{ review_id: manyId('review', 1) }],
  }),
};
