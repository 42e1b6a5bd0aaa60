/** Periods of Asia/Ho_Chi_Minh that a cap is for; a week begins on Monday. */
export const spendingPeriods = ['day', 'week', 'month'] as const;
export type SpendingPeriod = (typeof spendingPeriods)[number];

/** How long a cool-off lasts: 24 hours, 7 days or 30 days. */
export const coolOffLengths = ['day', 'week', 'month'] as const;
export type CoolOffLength = (typeof coolOffLengths)[number];
