import { addAddress } from '@mcy/api/account/addresses/contract';
import type { RequestOf } from '@mcy/api/contract';
import type { placeOrder } from '@mcy/api/mall/orders/contract';
import type { Session, TestServer } from './startTestServer.ts';
import { testAddress } from './testAddress.ts';

type Placed = RequestOf<typeof placeOrder>;

/** A buyer with an address, and how they order a piece of `createTestProduct`. */
export async function newBuyer(
  server: TestServer,
  coins: number,
): Promise<{
  session: Session & { user_id: string };
  order: (variant_id: string, given?: Partial<Placed>) => Placed;
}> {
  const session = coins > 0 ? await server.playerWith(coins) : await server.registerUser();
  const { address_id } = await server.succeed(addAddress, testAddress(), { session });
  const order = (variant_id: string, given: Partial<Placed> = {}): Placed => ({
    lines: [{ variant_id, count: 1 }],
    address_id,
    method: 'balance',
    coupon_id: null,
    total: 130_000,
    due: 130_000,
    ...given,
  });
  return { session, order };
}
