import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  insert: () => [],
  short: {
    search_document: 'what the shop sells; searchSpeed.test.ts measures 10,000',
    search_word: 'the words of what the shop sells',
    search_query: 'a fortnight’s queries of words that the shop has, once for each person',
  },
  requests: () => ({
    '/api/mall/search': [{ q: 'rong' }, { q: 'rong', cursor: '-100.1' }, { order: 'price_up', cursor: '5.1' }],
  }),
};
