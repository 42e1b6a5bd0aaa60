import { cancelWithdrawal, withdraw } from '@mcy/api/wallet/withdrawals/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';

const bank = { bank_name: 'Vietcombank', card_number: '0123456789', holder_name: 'NGUYEN VAN AN' };

export const testRequests: TestRequests = {
  owned: {
    '/api/wallet/withdrawal_cancel': async (server, session) => {
      await server.recharge(session, 100_000);
      const { withdrawal_id } = await server.succeed(withdraw, { amount: 50_000, ...bank }, { session });
      return { withdrawal_id };
    },
  },
  days: {
    second: async ({ succeed }, { an, binh }) => {
      const { withdrawal_id } = await succeed(withdraw, { amount: 50_000, ...bank }, { session: binh });
      await succeed(cancelWithdrawal, { withdrawal_id }, { session: binh });
      await succeed(withdraw, { amount: 1_000_000, ...bank }, { session: an });
    },
  },
};
