import { refreshes } from '../../../platform/facts/refreshes.ts';

export const flowFollowers = [refreshes('amountMoved', 'wallet/flow')];
