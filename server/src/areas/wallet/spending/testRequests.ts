import { setSpendingCaps, startCoolOff } from '@mcy/api/wallet/spending/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  days: {
    third: async ({ succeed }, { an, chi }) => {
      await succeed(setSpendingCaps, { day: 5_000_000, week: 10_000_000, month: 50_000_000 }, { session: an });
      await succeed(setSpendingCaps, { day: 6_000_000, week: 10_000_000, month: null }, { session: an });
      await succeed(startCoolOff, { length: 'month' }, { session: chi });
    },
  },
};
