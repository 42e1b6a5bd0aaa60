import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: () => [],
  requests: () => ({ '/api/planner/set': [{ series_id: manyId('series', 2) }] }),
};
