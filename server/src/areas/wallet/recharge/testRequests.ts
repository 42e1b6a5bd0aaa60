import { recharge } from '@mcy/api/wallet/recharge/contract';
import { payAtSandbox } from '../../../testing/startTestServer.ts';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  owned: {
    '/api/wallet/payment': async (server, session) => {
      const { payment_id } = await server.succeed(recharge, { amount: 50_000 }, { session });
      return { payment_id };
    },
    '/api/wallet/payment_sent': async (server, session) => {
      const { payment_id } = await server.succeed(recharge, { amount: 50_000, gateway: 'vietqr' }, { session });
      return { payment_id };
    },
  },
  days: {
    first: async (server, { binh }) => {
      const { pay_url } = await server.succeed(recharge, { amount: 100_000 }, { session: binh });
      await payAtSandbox(server.url, pay_url, 'declined');
      await server.succeed(recharge, { amount: 200_000, gateway: 'vietqr' }, { session: binh });
    },
  },
  routes: {
    'POST /api/wallet/notify/sandbox':
      'the gateway, by its signature, and in the demo alone (recharge.embedded.test.ts)',
  },
};
