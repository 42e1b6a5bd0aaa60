/** What changes the counts of the store room. */
export const stockMovementKinds = [
  'begin',
  'receive',
  'correct',
  'promise',
  'make',
  'replace',
  'release',
  'ship',
  'come_back',
] as const;
export type StockMovementKind = (typeof stockMovementKinds)[number];

/** A toy of which fewer units than this are free is running low (ours). The database has the same number. */
export const lowStock = 5;
