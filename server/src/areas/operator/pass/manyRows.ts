import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Its rows are those of boxes/pass.
  insert: () => [],
  requests: () => ({ '/api/operator/pass': [{ cursor: manyId('season', 1) }] }),
};
