import { refreshes } from '../../../platform/facts/refreshes.ts';

/** What a player spends counts against their caps. */
export const spendingFollowers = [refreshes('coinsSpent', 'wallet/spending')];
