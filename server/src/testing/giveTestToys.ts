import { randomUUID } from 'node:crypto';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import type { ShippingClass } from '@mcy/api/collection/items/words';
import type { NotNull } from 'kysely';
import type { Owner } from './TestRequests.ts';
import type { TestServer } from './startTestServer.ts';
import { createTestPool } from '../areas/boxes/pools/createTestPool.ts';
import { seedBoxes } from '../areas/boxes/pools/seedBoxes.ts';

/**
 * Gives a player toys of both shipping classes. Toys from boxes are drawn and revealed; free-draw toys are inserted as rows,
 * because a player has only one free draw a day.
 */
export async function giveTestToys(
  { db, succeed, recharge }: TestServer,
  owner: Owner,
  counts: Readonly<Partial<Record<ShippingClass, number>>>,
): Promise<string[]> {
  await seedBoxes(db, new Date('2026-11-21T03:00:00Z'));
  const { blind_box = 0, free_draw = 0 } = counts;
  const { pool_id, prize_ids } = await createTestPool(db, [1, 999_999], { kind: 'infinite' });
  if (blind_box > 0) await recharge(owner, Math.max(50_000, blind_box * 10_000));
  for (let drawn = 0; drawn < blind_box; drawn++) {
    const order = { pool_id, count: 1, client_seed: 'mine' } as const;
    const { opening } = await succeed(openMysteryBox, order, { session: owner });
    await succeed(revealOpening, { opening_id: opening.opening_id }, { session: owner });
  }
  const drawn = await db.selectFrom('item').select('item_id').where('pool_id', '=', pool_id).execute();
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
