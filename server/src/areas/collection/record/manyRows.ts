import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  insert: () => [],
  requests: () => ({ '/api/bag/record': [{ cursor: '100' }, { about: 'gifts', cursor: '100' }, { about: 'used' }] }),
};
