import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** What an opening costs. */
export const boxOpenJournal = defineJournalKind({
  kind: 'box_open',
  moves: ['balance', 'stone', 'diamond'],
  spends: true,
  label: { vn: 'Mở hộp', zh: '开盒', en: 'Box opening' },
  sign: 'box',
  leadsTo: {
    page: '/pages/box/open',
    parametersOf: async (db, opening_ids) => {
      const openings = await db
        .selectFrom('opening')
        .select(['pool_id', 'opening_id'])
        .where('opening_id', '=', (is) => is.fn.any(is.val(opening_ids)))
        .execute();
      return new Map(openings.map((opening) => [opening.opening_id, opening]));
    },
  },
});
