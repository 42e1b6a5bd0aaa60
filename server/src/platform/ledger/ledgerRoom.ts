import type { Area } from '../area/Area.ts';
import { ledgerChecks } from './ledgerChecks.ts';
import { ledger as tables } from './migrations/0001_ledger.ts';

export const ledgerRoom: Area = {
  name: 'ledger',
  migrations: { '0001_ledger': tables },
  checks: ({ journals }) => ledgerChecks(journals),
};
