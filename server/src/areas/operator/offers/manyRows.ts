import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Its rows are those of collection/upgrades and collection/synthesis.
  insert: () => [],
  requests: () => ({
    '/api/operator/offers': [
      { kind: 'target', cursor: manyId('target', 500) },
      { kind: 'recipe', cursor: manyId('recipe', 500) },
    ],
  }),
};
