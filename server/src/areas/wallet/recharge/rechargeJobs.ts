import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { Job } from '../../../platform/jobs/startJobs.ts';
import { askGateways } from './askGateways.ts';
import { expirePayments } from './expirePayments.ts';

const minute = 60_000;

export const rechargeJobs: readonly Job[] = [
  { name: 'questions to gateways', every: minute, run: (services, now) => askGateways(services, now) },
  {
    name: 'expiry of payments',
    every: minute,
    run: async ({ db }, now) => {
      while (await inTransaction(db, (transaction) => expirePayments(transaction, now)));
    },
  },
];
