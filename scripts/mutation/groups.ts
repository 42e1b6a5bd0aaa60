/** Code that moves money or prizes, with its tests, fastest first. */
export interface MutationGroup {
  name: string;
  files: readonly string[];
  /** Run in this order until one fails. */
  tests: readonly string[];
}

const ledger = 'server/src/platform/ledger';
const boxes = 'server/src/areas/boxes';
const spending = 'server/src/areas/wallet/spending';
const http = 'server/src/platform/http';
const api = 'packages/api/src';

const names = (folder: string, list: string): string[] => list.split(' ').map((name) => `${folder}/${name}.ts`);

export const mutationGroups: readonly MutationGroup[] = [
  {
    name: 'ledger',
    files: names(
      ledger,
      'JournalKind postJournal journalStatements lockAccounts lockBalances openAccounts readBalances readFlow readSpending readSpendingAt spendingAmong ledgerChecks',
    ),
    tests: [
      ...names(ledger, 'JournalKind.test manyJournals.test balanceRaces.test ledger.embedded.test shopAccounts.test'),
      'server/src/areas/wallet/recharge/recharge.embedded.test.ts',
      'server/src/audit.test.ts',
      'server/src/platform/http/touched.test.ts',
    ],
  },
  {
    name: 'draw',
    files: [
      ...names(
        `${boxes}/opening`,
        'draw drawTickets takeTickets resultsOf guaranteeProgress countTickets lockPools readSeedsInUse recordOpenings createPoolMemory openBoxes',
      ),
      ...names(boxes, 'pools/standingWeights pools/readOddsTable proof/turnSeed proof/redrawPools'),
    ],
    tests: [
      ...names(
        boxes,
        'opening/draw.test opening/drawTickets.test opening/takeTickets.test opening/countTickets.test opening/createPoolMemory.test opening/openBoxes.test opening/opening.embedded.test proof/auditBoxes.test proof/provablyFair.test opening/races.test opening/batchRaces.test',
      ),
      'server/src/areas/content/policies/policies.test.ts',
      'server/src/platform/http/touched.test.ts',
    ],
  },
  {
    name: 'price',
    files: [
      `${api}/wallet/withdrawals/rules.ts`,
      ...names(`${api}/contract/rules`, 'recharge withdrawal spendingCap'),
      `${boxes}/opening/requireAgreedPrice.ts`,
      ...names(
        spending,
        'planCaps capsAt readSpent readLimits lockSpending openLimits saveCaps cancelCapRaise coolOffEnd startCoolOff',
      ),
    ],
    tests: [
      `${api}/wallet/withdrawals/rules.test.ts`,
      `${boxes}/opening/requireAgreedPrice.test.ts`,
      ...names(`${api}/contract/rules`, 'numbers.test spendingCap.test'),
      ...names(spending, 'planCaps.test spending.test spendingRaces.test'),
    ],
  },
  {
    name: 'idempotency',
    files: names(http, 'idempotency isKept Answer answerAsked openLanes answerBatch runBatch'),
    tests: [
      ...names(
        http,
        'openLanes.test readIdempotencyKeys.test runBatch.test Answer.test isKept.test answerAsked.test idempotency.test touched.test races.test',
      ),
      `${boxes}/opening/batchRaces.test.ts`,
      'server/src/oldDatabases.test.ts',
    ],
  },
];
