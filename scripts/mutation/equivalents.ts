const rowIsThere = 'the draw returns a place of the table it was given: the line is for the compiler';
const everyAccount = 'a player has an account of each currency from registering on, and theirs always hold a number';
const lockOrder = 'a guard against deadlocks, after which a transaction runs again: only time differs';
const unlimited = 'nobody asks what a player without limits spent';
const nothingSet = 'an insert of no rows changes nothing';
const firstStart = 'the first start takes all orders of its turn: the others find none';
const balances = 'const held: Record<Currency, number> = { balance: 0, stone: 0, diamond: 0, gem: 0 };';

/** Mutants that do not change behavior, by name, with the reason. They do not count. */
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
  'journalStatements.ts | order by account_id, place`; | order by account_id, place → nothing': lockOrder,
  'journalStatements.ts | if (spent.length === 0) return null; | condition → false': nothingSet,
  'journalStatements.ts | if (spent.length === 0) return null; | 0 → -1': nothingSet,
  'lockBalances.ts | const held = new Map(accounts.map(({ user_id, currency, balance }) => [keyOf(user_id, currency), balance ?? 0])); | 0 → 1':
    everyAccount,
  'lockBalances.ts | const held = new Map(accounts.map(({ user_id, currency, balance }) => [keyOf(user_id, currency), balance ?? 0])); | 0 → -1':
    everyAccount,
  "lockAccounts.ts | .orderBy('account_id') | .orderBy() removed": lockOrder,
  'readSpendingAt.ts | group by entry.journal_id having sum(entry.amount) < 0 | < → <=': 'zero adds nothing to a sum',
  'idempotency.ts | if (keys.length === 0) return null; | condition → false': 'without keys no answer is found',
  "lockPools.ts | .orderBy('pool_id') | .orderBy() removed": lockOrder,
  "readLimits.ts | .orderBy('user_id') | .orderBy() removed": lockOrder,
  "readSpent.ts | .where('user_id', 'in', (is) => is.selectFrom('spending_limit').select('user_id')) | .where() removed":
    unlimited,
  "readSpent.ts | .where('user_id', '=', (is) => is.fn.any(is.val(user_ids))) | .where() removed":
    'nobody asks for the days of other players',
  'readSpent.ts | const since = week.since < month.since ? week.since : month.since; | < → <=':
    'the same day, when both are equal',
  "readSpent.ts | return db.selectFrom('spending_day').select(['day', 'spent']).where('day', '>=', since); | .where() removed":
    'older days count for no period: they are only more to read',
  'postJournal.ts | if (journals.length === 0) return; | condition → false': nothingSet,
  'postJournal.ts | if (journals.length === 0) return; | 0 → -1': nothingSet,
  'lockSpending.ts | if (!limits.has(user_id)) return; | condition → false': unlimited,
  'lockSpending.ts | if (period === undefined || cap === null) return; | || → &&': 'a cap that is exceeded is one',
  'guaranteeProgress.ts | if (changed.size > 0) sendLater(db, saved([...changed.values()])); | condition → true':
    nothingSet,
  'guaranteeProgress.ts | if (changed.size > 0) sendLater(db, saved([...changed.values()])); | > → >=': nothingSet,
  'guaranteeProgress.ts | if (changed.size > 0) sendLater(db, saved([...changed.values()])); | 0 → -1': nothingSet,
  'openLanes.ts | if (starting) return; | condition → false': firstStart,
  'openLanes.ts | starting = true; | statement removed': firstStart,
  'openLanes.ts | starting = true; | true → false': firstStart,
  'redrawPools.ts | const pageSize = 5_000; | 5000 → 5001': 'the size of a page changes nothing that is found',
  'redrawPools.ts | const pageSize = 5_000; | 5000 → 4999': 'the size of a page changes nothing that is found',
  "redrawPools.ts | .where('opened_at', 'is not', null) | .where() removed":
    'a pool that never went on sale has no draws',
};
