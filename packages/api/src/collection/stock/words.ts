/** What changes the counts of the warehouse. */
export const stockMovementKinds = [
  'begin',
  'receive',
  'correct',
  'promise',
  'withdraw',
  'make',
  'replace',
  'release',
  'ship',
  'come_back',
  'shelve',
  'unshelve',
] as const;
export type StockMovementKind = (typeof stockMovementKinds)[number];
