/** Periods of the sales screen. They end today, which counts as their last day. */
export const salesPeriods = ['week', 'month', 'quarter'] as const;

export type SalesPeriod = (typeof salesPeriods)[number];

/** The days of a period. */
export const daysOfPeriod: Readonly<Record<SalesPeriod, number>> = { week: 7, month: 30, quarter: 90 };
