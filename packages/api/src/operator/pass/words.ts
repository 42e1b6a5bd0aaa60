/** What operators did with a season of the battle pass. */
export const seasonActions = ['season_save', 'season_schedule', 'season_withdraw'] as const;
export type SeasonAction = (typeof seasonActions)[number];
