import { addAddress } from '@mcy/api/account/addresses/contract';
import { placeOrder } from '@mcy/api/mall/orders/contract';
import type { OrderState } from '@mcy/api/mall/orders/words';
import { createTestOrder } from '../../../testing/createTestOrder.ts';
import { createTestProduct } from '../../../testing/createTestProduct.ts';
import type { TestServer } from '../../../testing/startTestServer.ts';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';
import { testAddress } from '../../../testing/testAddress.ts';

export const testRequests: TestRequests = {
  publicIds: ['lines'],
  examples: { '/api/mall/checkout': { lines: '019a9e00-0000-7000-8000-000000000001.1' } },
  routes: { 'GET /api/mall/invoice.pdf': 'anyone who has a signed address' },
  owned: {
    '/api/mall/order/place': async (server, owner) => {
      const { address_id } = await server.succeed(addAddress, testAddress(), { session: owner });
      const { variant_id } = await createTestProduct(server.db);
      const lines = [{ variant_id, count: 1 }];
      return { lines, address_id, method: 'balance', coupon_id: null, total: 130_000, due: 130_000 };
    },
    '/api/mall/order/detail': inState('paid'),
    '/api/mall/order/invoice': inState('paid'),
    '/api/mall/order/pay': async (server, owner) => {
      const named = await inState('pending_payment')(server, owner);
      await server.recharge(owner, 500_000);
      return { ...named, due: 230_000 };
    },
    '/api/mall/order/cancel': async (server, owner) => ({
      ...(await inState('paid')(server, owner)),
      returns: 230_000,
    }),
    '/api/mall/order/address': async (server, owner) => {
      const { address_id } = await server.succeed(addAddress, testAddress(), { session: owner });
      return { ...(await inState('paid')(server, owner)), address_id };
    },
    '/api/mall/order/receive': inState('shipped'),
    '/api/mall/order/refund': async (server, owner) => ({
      ...(await inState('shipped')(server, owner)),
      amount: 1000,
      reason: 'Hộp bị móp.',
      photos: [],
    }),
    '/api/mall/order/withdraw_refund': inState('refund_requested'),
  },
  days: {
    second: async (server, { an }) => {
      const { address_id } = await server.succeed(addAddress, testAddress(), { session: an });
      const { variant_id } = await createTestProduct(server.db);
      const lines = [{ variant_id, count: 1 }];
      const order = { lines, address_id, method: 'balance', coupon_id: null, total: 130_000, due: 130_000 } as const;
      await server.succeed(placeOrder, { ...order, lines }, { session: an });
    },
  },
};

function inState(state: OrderState) {
  return async (server: TestServer, owner: Owner): Promise<{ order_id: string }> => {
    const { order_id } = await createTestOrder({ server, owner, state });
    return { order_id };
  };
}
