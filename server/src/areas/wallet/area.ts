import type { Area } from '../../platform/area/Area.ts';
import { diamondChecks } from './diamonds/diamondChecks.ts';
import { diamondFollowers } from './diamonds/diamondFollowers.ts';
import { diamondBonusJournal, diamondReversalJournal } from './diamonds/diamondJournals.ts';
import { flowExportRoutes } from './flow/flowExportRoutes.ts';
import { flowFollowers } from './flow/flowFollowers.ts';
import { flowHandlers } from './flow/flowHandlers.ts';
import { wallet } from './migrations/0003_wallet.ts';
import { withdrawal } from './migrations/0007_withdrawal.ts';
import { spending } from './migrations/0013_spending.ts';
import { accountNumbers } from './migrations/0020_account_numbers.ts';
import { withdrawalDecisions } from './migrations/0047_withdrawal_decisions.ts';
import { gateways } from './migrations/0048_gateways.ts';
import { unpaid } from './migrations/0078_unpaid.ts';
import { statements } from './migrations/0052_statements.ts';
import { bankAccounts } from './migrations/0074_bank_accounts.ts';
import { reversals } from './migrations/0075_reversals.ts';
import { gatewayAccount, rechargeDebtsAccount } from './recharge/rechargeAccounts.ts';
import { rechargeChecks } from './recharge/rechargeChecks.ts';
import { rechargeForDemo } from './recharge/rechargeForDemo.ts';
import { rechargeHandlers } from './recharge/rechargeHandlers.ts';
import { rechargeJobs } from './recharge/rechargeJobs.ts';
import { rechargeJournal, rechargeReversalJournal } from './recharge/rechargeJournals.ts';
import { rechargeNotices } from './recharge/rechargeNotices.ts';
import { rechargeRoutes } from './recharge/rechargeRoutes.ts';
import { seedDemoCoins } from './recharge/seedDemoCoins.ts';
import { unpaidRecharges } from './recharge/unpaidRecharges.ts';
import { spendingFollowers } from './spending/spendingFollowers.ts';
import { spendingHandlers } from './spending/spendingHandlers.ts';
import { statementChecks } from './statements/statementChecks.ts';
import { statementHandlers } from './statements/statementHandlers.ts';
import { statementRoutes } from './statements/statementRoutes.ts';
import { unpaidHandlers } from './unpaid/unpaidHandlers.ts';
import { withdrawalFeesAccount, withdrawalsAccount } from './withdrawals/withdrawalAccounts.ts';
import { withdrawForDemo } from './withdrawals/withdrawForDemo.ts';
import { withdrawalChecks } from './withdrawals/withdrawalChecks.ts';
import { withdrawalHandlers } from './withdrawals/withdrawalHandlers.ts';
import { withdrawalJournal, withdrawalPaidJournal, withdrawalReturnJournal } from './withdrawals/withdrawalJournals.ts';
import { withdrawalNotices } from './withdrawals/withdrawalNotices.ts';

export const walletArea: Area = {
  name: 'wallet',
  calls: [
    ...flowHandlers,
    ...rechargeHandlers,
    ...withdrawalHandlers,
    ...spendingHandlers,
    ...statementHandlers,
    ...unpaidHandlers,
  ],
  migrations: {
    '0003_wallet': wallet,
    '0007_withdrawal': withdrawal,
    '0013_spending': spending,
    '0020_account_numbers': accountNumbers,
    '0047_withdrawal_decisions': withdrawalDecisions,
    '0048_gateways': gateways,
    '0052_statements': statements,
    '0074_bank_accounts': bankAccounts,
    '0075_reversals': reversals,
    '0078_unpaid': unpaid,
  },
  checks: [...rechargeChecks, ...withdrawalChecks, ...statementChecks, ...diamondChecks],
  jobs: rechargeJobs,
  routes: (services) => {
    const routes = flowExportRoutes(services).route('/', statementRoutes(services));
    const ofGateways = rechargeRoutes(services);
    return ofGateways ? routes.route('/', ofGateways) : routes;
  },
  followers: [...flowFollowers, ...spendingFollowers, ...diamondFollowers],
  accounts: [gatewayAccount, rechargeDebtsAccount, withdrawalsAccount, withdrawalFeesAccount],
  journals: [
    rechargeJournal,
    rechargeReversalJournal,
    diamondBonusJournal,
    diamondReversalJournal,
    withdrawalJournal,
    withdrawalReturnJournal,
    withdrawalPaidJournal,
  ],
  unpaid: [unpaidRecharges],
  notices: { ...rechargeNotices, ...withdrawalNotices },
  seedDemo: seedDemoCoins,
  demoPast: [rechargeForDemo, withdrawForDemo],
};
