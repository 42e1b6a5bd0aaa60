/** What a player asks their record about. */
export const recordFilters = ['gifts', 'parcels', 'used'] as const;
export type RecordFilter = (typeof recordFilters)[number];
