import type { DemoDay } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { defaultLocale } from '@mcy/api/contract';
import { findDemoPeople } from '../../../account/door.ts';
import { findDemoCoupon } from '../../../coupons/door.ts';
import { demoPoolId } from '../../pools/demoPoolId.ts';
import { openBoxes } from '../openBoxes.ts';
import { revealOpening } from '../revealOpening.ts';
import { demoOrders } from './demoOrders.ts';

/** How long a player waits before they look at what they drew, as a share of the day. */
const waits = 0.0003;

/** Lets the demo's people open the boxes of a day, in batches as the shop does, and look at what they drew. */
export async function openDemoBoxes(db: Database, { ago, at }: DemoDay): Promise<void> {
  const orders = demoOrders[ago] ?? [];
  if (orders.length === 0) return;
  const idOf = await findDemoPeople(db);
  const shareOf = (place: number) => 0.35 + (place * 0.6) / orders.length;
  const coupons = await Promise.all(
    orders.map(async ({ slug, coupon }) =>
      coupon === undefined ? undefined : await findDemoCoupon(db, { user_id: idOf(slug), slug: coupon, now: at(1) }),
    ),
  );
  let waiting = orders.map(({ slug, pool, box = 1, count, unseen = false }, place) => ({
    request: {
      pool_id: demoPoolId(pool, box),
      count,
      client_seed: `demo-${slug}-${ago}-${place}`,
      coupon_id: coupons[place],
    },
    caller: { user_id: idOf(slug), session_id: '', roles: new Set<never>() },
    locale: defaultLocale,
    now: at(shareOf(place)),
    seen: unseen ? null : at(shareOf(place) + waits),
  }));
  const handler = openBoxes();
  while (waiting.length > 0) {
    const batch = await handler.begin(db, waiting);
    const decided = waiting.map((order) => ({ ...order, response: batch.decide(order) }));
    batch.write();
    for (const { response, seen, caller } of decided) {
      if (response === null || seen === null) continue;
      const { opening_id } = response.opening;
      await revealOpening(db, { user_id: caller.user_id, opening_id, now: seen });
    }
    waiting = decided.filter(({ response }) => response === null);
  }
}
