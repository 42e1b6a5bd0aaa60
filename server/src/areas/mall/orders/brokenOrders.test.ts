import { addAddress } from '@mcy/api/account/addresses/contract';
import { beforeAll, describe } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { createTestIssue } from '../../../testing/createTestIssue.ts';
import { createTestOrder, openRefundOf } from '../../../testing/createTestOrder.ts';
import { createTestProduct } from '../../../testing/createTestProduct.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { testAddress } from '../../../testing/testAddress.ts';
import { testFlows } from '../../../testing/testFlows.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { issueCoupons } from '../../coupons/door.ts';
import { cancelOrder, takeOrderBack } from './cancelOrder.ts';
import { placeOrder } from './placeOrder.ts';
import { receiveOrder } from './receiveOrder.ts';
import { approveRefund } from './refunds.ts';
import { deliverOrder } from './shipOrder.ts';

const provided = provideServer();
const now = new Date();
let lan: Owner;
let address_id: string;
let operator_id: string;

beforeAll(async () => {
  const server = provided();
  lan = await server.playerWith(5_000_000);
  ({ address_id } = await server.succeed(addAddress, testAddress(), { session: lan }));
  ({ user_id: operator_id } = await registerOperator(server));
});

/** A request for one piece with a coupon of 20,000 coins. */
async function newRequest() {
  const { db } = provided();
  const { variant_id } = await createTestProduct(db);
  const template = { scope: 'mall', type: 'no_threshold', amount_off: 20_000 } as const;
  const issue_id = await createTestIssue(db, { template, issue: { way: 'gift' } });
  const [coupon] = await inTransaction(db, (one) =>
    issueCoupons(one, [{ issue_id, user_id: lan.user_id, state: 'usable', now }]),
  );
  const lines = [{ variant_id, count: 1 }];
  const price = { total: 110_000, due: 110_000 };
  return { lines, address_id, method: 'balance' as const, coupon_id: coupon?.coupon_id ?? '', ...price };
}

const testOrder = (state: 'shipped' | 'waiting_to_receive' | 'refund_requested') =>
  createTestOrder({ server: provided(), owner: lan, state, method: 'cod', now });

describe('mall orders', () => {
  testFlows(provided, {
    'an order is placed and paid, with a coupon': async () => {
      const request = await newRequest();
      return (db) => placeOrder(db, { user_id: lan.user_id, request, now });
    },
    'an order is canceled': async () => {
      const request = await newRequest();
      const { user_id } = lan;
      const { order_id } = await inTransaction(provided().db, (db) => placeOrder(db, { user_id, request, now }));
      return (db) => cancelOrder(db, { user_id, order_id, returns: 110_000, now });
    },
    'a carrier has collected the cash': async () => {
      const { order_id } = await testOrder('shipped');
      return (db) => deliverOrder(db, { order_id, operator_id, now });
    },
    'a deposit returns with the receipt': async () => {
      const { order_id } = await testOrder('waiting_to_receive');
      const by = { actor: 'buyer', actor_id: lan.user_id } as const;
      return (db) => receiveOrder(db, { order_id, by, now });
    },
    'a parcel came back': async () => {
      const { order_id } = await testOrder('shipped');
      return (db) => takeOrderBack(db, { order_id, operator_id, keep_deposit: false, reason: 'Sai địa chỉ.', now });
    },
    'a refund gives everything back': async () => {
      const { order_id } = await testOrder('refund_requested');
      const refund_id = await openRefundOf(provided().db, order_id);
      const decision = { order_id, refund_id, operator_id, amount: 230_000, restock: true, answer: 'Được.', now };
      return (db) => approveRefund(db, decision);
    },
  });
});
