import type { ResponseOf } from '@mcy/api/contract';
import type { countCoupons as call } from '@mcy/api/coupons/tickets/contract';
import type { Database } from '../../../platform/db/database.ts';

const mostCounted = 50;

/** How many coupons a player can use, and claim. */
export async function countCoupons(db: Database, user_id: string, now: Date): Promise<ResponseOf<typeof call>> {
  const [usable, unclaimed] = await Promise.all((['usable', 'unclaimed'] as const).map((state) => count(state)));
  return { usable: usable ?? 0, unclaimed: unclaimed ?? 0 };

  async function count(state: 'usable' | 'unclaimed'): Promise<number> {
    const found = await db
      .selectFrom('coupon')
      .select('coupon_id')
      .where('user_id', '=', user_id)
      .where('state', '=', state)
      .where('ends_at', '>', now)
      .limit(mostCounted)
      .execute();
    return found.length;
  }
}
