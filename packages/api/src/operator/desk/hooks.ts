import { queryHook } from '../../client/queryHook.ts';
import { listWaitingWork } from './contract.ts';

export const useWaitingWork = queryHook(listWaitingWork, {
  reads: [
    'operator/identity',
    'operator/approvals',
    'operator/withdrawals',
    'operator/rights',
    'operator/parcels',
    'operator/claims',
    'operator/stock',
    'collection/stock',
    'operator/payments',
    'operator/orders',
    'mall/orders',
    'operator/products',
    'mall/catalogue',
  ],
});
