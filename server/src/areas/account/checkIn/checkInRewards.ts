/** Stones for each day of a round, day 1 to 15 (spec §9: 15 days; the amounts are ours). */
export const checkInRewards = [10, 10, 15, 15, 20, 20, 30, 25, 25, 30, 30, 35, 35, 40, 200] as const;
