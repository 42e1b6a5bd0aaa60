import type { Area } from '../area/Area.ts';
import { giftsAccount, salesAccount } from './ledgerAccounts.ts';
import { ledgerChecks } from './ledgerChecks.ts';
import { ledger as tables } from './migrations/0001_ledger.ts';
import { ledgerInSets } from './migrations/0024_ledger_in_sets.ts';
import { flowByKind } from './migrations/0025_flow_by_kind.ts';
import { monthsOfAccounts } from './migrations/0051_months_of_accounts.ts';

export const ledgerRoom: Area = {
  name: 'ledger',
  migrations: {
    '0001_ledger': tables,
    '0024_ledger_in_sets': ledgerInSets,
    '0025_flow_by_kind': flowByKind,
    '0051_months_of_accounts': monthsOfAccounts,
  },
  checks: ledgerChecks,
  accounts: [salesAccount, giftsAccount],
};
