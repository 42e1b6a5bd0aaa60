import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Its rows are those of collection/claims.
  insert: () => [],
  requests: () => ({
    '/api/operator/claim/list': [{ cursor: manyId('claim', 500) }, { state: 'refused' }, { state: 'accepted' }],
    '/api/operator/claim/detail': [{ claim_id: manyId('claim', 1) }],
  }),
};
