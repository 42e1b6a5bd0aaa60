import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** Stones that were won. */
export const rewardJournal = defineJournalKind({
  kind: 'reward',
  moves: ['stone'],
  label: { vn: 'Quà trúng thưởng', zh: '抽中的奖励', en: 'Stones won' },
  sign: 'gift',
  leadsTo: {
    page: '/pages/box/open',
    parametersOf: async (db, given_ids) => {
      const rewards = await db
        .selectFrom('reward_given')
        .innerJoin('draw', (join) =>
          join.onRef('draw.pool_id', '=', 'reward_given.pool_id').onRef('draw.nonce', '=', 'reward_given.nonce'),
        )
        .select(['given_id', 'draw.pool_id', 'opening_id'])
        .where('given_id', '=', (is) => is.fn.any(is.val(given_ids)))
        .execute();
      return new Map(rewards.map(({ given_id, pool_id, opening_id }) => [given_id, { pool_id, opening_id }]));
    },
  },
});
