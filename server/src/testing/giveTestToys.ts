import { randomBytes, randomUUID } from 'node:crypto';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import type { ShippingClass } from '@mcy/api/collection/items/words';
import type { NotNull } from 'kysely';
import type { Owner } from './TestRequests.ts';
import type { TestServer } from './startTestServer.ts';
import { createTestPool } from './createTestPool.ts';
import { seedBoxes } from '../areas/boxes/pools/seedBoxes.ts';

const orderSizes = [10, 5, 1] as const;

/**
 * Gives a player toys: from blind boxes by draws that they pay and have seen, one toy almost always, another almost
 * never. Toys of free draws are written, because one has a free draw a day.
 */
export async function giveTestToys(
  { db, succeed, recharge }: TestServer,
  owner: Owner,
  counts: Readonly<Partial<Record<ShippingClass, number>>>,
  { unseen = false } = {},
): Promise<string[]> {
  await seedBoxes(db, new Date('2026-11-21T03:00:00Z'));
  const { blind_box = 0, free_draw = 0 } = counts;
  const { pool_id, prize_ids } = await createTestPool(db, [1, 999_999], { kind: 'infinite' });
  if (blind_box > 0) await recharge(owner, Math.max(50_000, blind_box * 10_000));
  for (let left = blind_box; left > 0;) {
    const count = orderSizes.find((one) => one <= left) ?? 1;
    const client_seed = randomBytes(8).toString('hex');
    const { opening } = await succeed(openMysteryBox, { pool_id, count, client_seed }, { session: owner });
    if (!unseen) await succeed(revealOpening, { opening_id: opening.opening_id }, { session: owner });
    left -= count;
  }
  const drawn = await db
    .selectFrom('item')
    .select('item_id')
    .where('pool_id', '=', pool_id)
    .orderBy('item_id')
    .execute();
  const { toy_id } = await db
    .selectFrom('prize')
    .select('toy_id')
    .where('prize_id', '=', prize_ids[0] ?? '')
    .$narrowType<{ toy_id: NotNull }>()
    .executeTakeFirstOrThrow();
  const made = Array.from({ length: free_draw }, () => ({
    item_id: randomUUID(),
    user_id: owner.user_id,
    toy_id,
    origin: 'synthesis' as const,
    origin_id: randomUUID(),
    serial: 1,
    shipping_class: 'free_draw' as const,
    seen: true,
    held_by: null,
    created_at: new Date(),
    prize_id: null,
    pool_id: null,
    nonce: null,
    bonus: null,
  }));
  if (made.length > 0) await db.insertInto('item').values(made).execute();
  return [...drawn, ...made].map(({ item_id }) => item_id);
}
