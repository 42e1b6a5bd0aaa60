import { type OrderAction, orderEvents, orderMethods, orderStates, orderSteps } from '@mcy/api/mall/orders/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { Refusal } from '../../../platform/http/Refusal.ts';
import { createTestOrder } from '../../../testing/createTestOrder.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { type OrderBy, type StoredOrder, stepOrder } from './stepOrder.ts';

const provided = provideServer();
const orders = new Map<string, StoredOrder>();
let actors: readonly OrderBy[] = [];

const actions = orderEvents.filter((event): event is OrderAction => event !== 'place');
/** Every state of every method; only a pre-sale waits for a final payment. */
const kinds = orderMethods.flatMap((method) =>
  orderStates
    .filter((state) => state !== 'deposit_paid' || method === 'pre_sale')
    .map((state) => [method, state] as const),
);

beforeAll(async () => {
  const server = provided();
  const owner = await server.registerUser();
  for (const [method, state] of kinds) {
    // An address book holds 20.
    const buyer = await server.registerUser();
    orders.set(`${method} ${state}`, await createTestOrder({ server, owner: buyer, state, method }));
  }
  actors = [
    { actor: 'buyer', actor_id: owner.user_id },
    { actor: 'operator', actor_id: owner.user_id },
    { actor: 'shop', actor_id: null },
  ];
}, 60_000);

describe.each(kinds)('an order by %s that is %s', (method, state) => {
  it('is moved by what the table says, and everything else is refused and changes nothing', async () => {
    const { db } = provided();
    const order = orders.get(`${method} ${state}`);
    if (!order) throw new Error(`no order is ${state}`);
    const allowed: string[] = [];
    for (const by of actors) {
      for (const action of actions) {
        const step = inTransaction(db, async (transaction) => {
          await stepOrder(transaction, order, { action, by, set: fitting(action, order), now: new Date() });
          throw new Undone();
        });
        const error: unknown = await step.catch((caught: unknown) => caught);
        if (error instanceof Undone) allowed.push(`${by.actor} ${action}`);
        else expect(error).toMatchObject({ error: 'order_moved_on' } satisfies Partial<Refusal>);
      }
    }
    const listed = orderSteps.filter(
      (one) => one.from === state && (!('methods' in one) || one.methods.some((named) => named === method)),
    );
    expect(allowed.toSorted()).toEqual(listed.map(({ actor, action }) => `${actor} ${action}`).toSorted());
    const after = await db
      .selectFrom('mall_order')
      .selectAll()
      .where('order_id', '=', order.order_id)
      .executeTakeFirstOrThrow();
    expect(after).toEqual(order);
  });
});

class Undone extends Error {}

/** What has to change with an action, so that the table alone decides. */
function fitting(action: OrderAction, order: StoredOrder) {
  const { method, total, deposit, paid, cash, pays_until, returned } = order;
  switch (action) {
    case 'pay':
    case 'pay_final':
      return { paid: method === 'cod' ? deposit : total };
    case 'pay_deposit':
      return { paid: deposit, pay_before: pays_until };
    case 'ship':
      return { carrier: 'GHN', tracking_number: 'GHN-1', closes_at: new Date() };
    case 'deliver':
      return method === 'cod' ? { cash: total, cash_at: new Date() } : {};
    case 'receive':
      return { received_at: new Date(), ...(method === 'cod' && { returned: deposit }) };
    case 'come_back':
      return { cash: 0, cash_at: null };
    case 'refund':
      return { returned: paid + cash };
    default:
      return { returned };
  }
}
