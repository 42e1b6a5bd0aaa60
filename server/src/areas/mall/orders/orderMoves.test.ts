import { type OrderAction, type OrderState, orderEvents, orderStates, orderSteps } from '@mcy/api/mall/orders/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { Refusal } from '../../../platform/http/Refusal.ts';
import { createTestOrder } from '../../../testing/createTestOrder.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { type OrderBy, type StoredOrder, stepOrder } from './stepOrder.ts';

const provided = provideServer();
const orders = new Map<OrderState, StoredOrder>();
let actors: readonly OrderBy[] = [];

const actions = orderEvents.filter((event): event is OrderAction => event !== 'place');

beforeAll(async () => {
  const server = provided();
  const owner = await server.registerUser();
  for (const state of orderStates) {
    // Of a pre-sale, because it can be paid in either way.
    const method = state === 'pending_payment' || state === 'deposit_paid' ? 'pre_sale' : 'balance';
    orders.set(state, await createTestOrder({ server, owner, state, method }));
  }
  actors = [
    { actor: 'buyer', actor_id: owner.user_id },
    { actor: 'operator', actor_id: owner.user_id },
    { actor: 'shop', actor_id: null },
  ];
}, 60_000);

describe.each(orderStates)('an order that is %s', (state) => {
  it('is moved by what the table says, and everything else is refused and changes nothing', async () => {
    const { db } = provided();
    const order = orders.get(state);
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
    const listed = orderSteps.filter(({ from }) => from === state).map(({ actor, action }) => `${actor} ${action}`);
    expect(allowed.toSorted()).toEqual(listed.toSorted());
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
function fitting(action: OrderAction, { method, total, deposit, pays_until, returned }: StoredOrder) {
  switch (action) {
    case 'pay':
    case 'pay_final':
      return { paid: method === 'cod' ? deposit : total };
    case 'pay_deposit':
      // The order is of another method: the database refuses what the table allows.
      return { paid: deposit, pay_before: pays_until ?? new Date() };
    case 'ship':
      return { carrier: 'GHN', tracking_number: 'GHN-1', closes_at: new Date() };
    case 'receive':
      return { received_at: new Date() };
    default:
      return { returned };
  }
}
