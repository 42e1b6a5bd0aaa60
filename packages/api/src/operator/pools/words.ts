/** Where a pool is between its draft and its end, as operators filter them. */
export const poolStages = ['draft', 'on_sale', 'ended'] as const;
export type PoolStage = (typeof poolStages)[number];

/** What a draft still lacks before it may go on sale. */
export const poolFaults = ['no_prizes', 'odds_do_not_add_up', 'too_generous', 'worth_less', 'units_missing'] as const;
export type PoolFault = (typeof poolFaults)[number];

/** Tiers of a pool's odds table, best first. */
export const tiers = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** What operators did with a pool. */
export const poolActions = ['pool_save', 'pool_open', 'pool_schedule', 'pool_withdraw'] as const;
