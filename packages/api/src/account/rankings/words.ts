/**
 * What players are ranked by: `promotion` is how many registered with their invite code, `revenue` what the toys they won
 * and looked at sell for, in coins, and `spending` the coins they spent in the shop.
 */
export const rankingBoards = ['promotion', 'revenue', 'spending'] as const;
export type RankingBoard = (typeof rankingBoards)[number];

/** Since when it counts: Monday, the first of the month, or the beginning of the shop, in Asia/Ho_Chi_Minh. */
export const rankingPeriods = ['week', 'month', 'all'] as const;
export type RankingPeriod = (typeof rankingPeriods)[number];
