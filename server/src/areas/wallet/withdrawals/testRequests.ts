import { addBankAccount, cancelWithdrawal, withdraw } from '@mcy/api/wallet/withdrawals/contract';
import type { TestServer } from '../../../testing/startTestServer.ts';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';

const bank = { bank_name: 'Vietcombank', card_number: '0123456789', holder_name: 'NGUYEN VAN AN' };

export const testRequests: TestRequests = {
  owned: {
    '/api/wallet/withdrawal_cancel': async (server, session) => {
      await server.recharge(session, 100_000);
      const { withdrawal_id } = await server.succeed(withdraw, { amount: 50_000, ...bank }, { session });
      return { withdrawal_id };
    },
    '/api/wallet/withdraw_to_kept': async (server, session) => {
      await server.recharge(session, 100_000);
      return { amount: 50_000, ...(await keepOne(server, session)) };
    },
    '/api/wallet/bank_account_remove': keepOne,
  },
  days: {
    second: async ({ succeed }, { an, binh }) => {
      const { withdrawal_id } = await succeed(withdraw, { amount: 50_000, ...bank }, { session: binh });
      await succeed(cancelWithdrawal, { withdrawal_id }, { session: binh });
      await succeed(withdraw, { amount: 1_000_000, ...bank, keep_account: true }, { session: an });
    },
  },
};

async function keepOne(server: TestServer, session: Owner) {
  const { bank_account_id } = await server.succeed(addBankAccount, bank, { session });
  return { bank_account_id };
}
