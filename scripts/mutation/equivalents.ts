const rowIsThere = 'the draw returns a place of the table it was given: the line is for the compiler';
const everyAccount = 'a player has an account of each currency from registering on, and theirs always hold a number';
const firstStart = 'the first start takes all orders of its turn: the others find none';
const balances = 'const held: Record<Currency, number> = { balance: 0, stone: 0, diamond: 0, gem: 0 };';

/** Mutants that do not change behaviour, by name, with the reason. They do not count. */
export const equivalents: Readonly<Record<string, string>> = {
  'drawTickets.ts | if (!row || !standing) throw new RangeError(`the odds table has no row ${index}`); | condition → false':
    rowIsThere,
  'drawTickets.ts | if (!row || !standing) throw new RangeError(`the odds table has no row ${index}`); | || → &&':
    rowIsThere,
  'drawTickets.ts | if (!row || !standing) throw new RangeError(`the odds table has no row ${index}`); | throw removed':
    rowIsThere,
  'withdrawal.ts | z.refine((coins) => coins >= withdrawalMinimum && coins > withdrawalFee, { | > → >=':
    'the minimum is above the fee',
  [`readBalances.ts | ${balances} | 0 → 1`]: everyAccount,
  [`readBalances.ts | ${balances} | 0 → -1`]: everyAccount,
  [`readBalances.ts | ${balances} | 0 → 1 (2)`]: everyAccount,
  [`readBalances.ts | ${balances} | 0 → -1 (2)`]: everyAccount,
  [`readBalances.ts | ${balances} | 0 → 1 (3)`]: everyAccount,
  [`readBalances.ts | ${balances} | 0 → -1 (3)`]: everyAccount,
  [`readBalances.ts | ${balances} | 0 → 1 (4)`]: everyAccount,
  [`readBalances.ts | ${balances} | 0 → -1 (4)`]: everyAccount,
  'readBalances.ts | for (const { currency, balance } of accounts) held[currency] = balance ?? 0; | 0 → 1':
    everyAccount,
  'readBalances.ts | for (const { currency, balance } of accounts) held[currency] = balance ?? 0; | 0 → -1':
    everyAccount,
  'openLanes.ts | if (starting) return; | condition → false': firstStart,
  'openLanes.ts | starting = true; | statement removed': firstStart,
  'openLanes.ts | starting = true; | true → false': firstStart,
  'redrawPools.ts | const pageSize = 5_000; | 5000 → 5001': 'the size of a page changes nothing that is found',
  'redrawPools.ts | const pageSize = 5_000; | 5000 → 4999': 'the size of a page changes nothing that is found',
  "redrawPools.ts | .where('opened_at', 'is not', null) | .where() removed":
    'a pool that never went on sale has no draws',
};
