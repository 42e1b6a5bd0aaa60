import { randomUUID } from 'node:crypto';
import {
  countUnreadNotifications,
  listNotifications,
  markNotificationsRead,
  noticeAreas,
  readNotification,
} from '@mcy/api/account/notices/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { areas } from '../../../shop.ts';
import { createTestOrder } from '../../../testing/createTestOrder.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { notifyAll } from '../../account/door.ts';
import { mallArea } from '../area.ts';

const provided = provideTwoServers();
const area = 'mall';
const product = { product_id: randomUUID(), name: { vn: 'Rồng', zh: '龙', en: 'Dragon' }, image: '/a.webp' };

/** Tells a player of so many orders and wishes in turn, each with its number. */
async function tell({ user_id }: Owner, count: number, from = 1): Promise<void> {
  const now = new Date();
  const notices = Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const order = { order_id: randomUUID(), number };
    if (number % 3 === 0) return { kind: 'wish_back', data: { ...product, price: number }, user_id, now } as const;
    if (number % 3 === 1) return { kind: 'order_delivered', data: order, user_id, now } as const;
    return { kind: 'order_closed', data: order, user_id, now } as const;
  });
  await inTransaction(provided(0).db, (db) => notifyAll(db, notices));
}

async function unreadOf(session: Owner, of?: typeof area): Promise<number> {
  return (await provided(0).succeed(countUnreadNotifications, { area: of }, { session })).unread_count;
}

it('each area with a page of its own hands over notices', () => {
  for (const name of noticeAreas) {
    expect(Object.keys(areas.find((one) => one.name === name)?.notices ?? {}), name).not.toEqual([]);
  }
});

describe('the notifications of the mall', () => {
  it('are of every kind that the mall hands over, and lead to their pages', async () => {
    const { succeed, playerWith } = provided(0);
    const mai = await playerWith(50_000);
    const now = new Date();
    const data = {
      ...product,
      order_id: randomUUID(),
      number: 500_001,
      carrier: 'GHN',
      tracking_number: 'GHN-1',
      returned: 0,
      reason: 'Hết hàng',
      due: 1,
      deposit: 0,
      amount: 1,
      answer: 'Có',
      before: 2,
      price: 1,
    };
    const kinds = Object.keys(mallArea.notices ?? {});
    await sql`
      insert into notification (notification_id, user_id, kind, data, created_at)
      select gen_random_uuid(), ${mai.user_id}, kind, ${JSON.stringify(data)}::jsonb, ${now}
      from unnest(${kinds}::text[]) as kind`.execute(provided(0).db);
    const { rows } = await succeed(listNotifications, { area, limit: 50 }, { session: mai });
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    for (const { kind, leads_to } of rows) {
      const address = kind.startsWith('wish')
        ? '/pages/index/mall_details?product_id='
        : kind.startsWith('review_')
          ? '/pages/mall/review?order_id='
          : '/pages/mall/details?order_id=';
      expect(leads_to?.address).toContain(address);
    }
  });

  it('are those of its orders alone, counted and marked read apart from the others', async () => {
    const server = provided(0);
    const { succeed, playerWith } = server;
    const mai = await playerWith(50_000);
    const stranger = await playerWith(50_000);
    await createTestOrder({ server, owner: mai, state: 'waiting_to_receive' });
    await tell(stranger, 1);
    const { rows } = await succeed(listNotifications, { area }, { session: mai });
    expect(rows.map(({ kind }) => kind)).toEqual(['order_delivered', 'order_shipped']);
    expect(await unreadOf(mai, area)).toBe(2);
    const all = await unreadOf(mai);
    expect(all).toBeGreaterThan(2);

    const [{ notification_id } = { notification_id: '' }] = rows;
    expect(await succeed(markNotificationsRead, { notification_id, area }, { session: mai })).toEqual({
      unread_count: 1,
    });
    expect(await succeed(markNotificationsRead, { area }, { session: mai })).toEqual({ unread_count: 0 });
    expect(await unreadOf(mai)).toBe(all - 2);
    expect(await unreadOf(stranger, area)).toBe(1);
    const read = await succeed(readNotification, { notification_id, area }, { session: mai });
    expect(read.read_at).not.toBeNull();
  });

  it('come page by page in the order of all, whatever their kinds', async () => {
    const { succeed, registerUser } = provided(0);
    const mai = await registerUser();
    await tell(mai, 25);
    const whole = (await succeed(listNotifications, { limit: 50 }, { session: mai })).rows;
    const mallOnes = whole.filter(({ kind }) => kind in (mallArea.notices ?? {}));
    expect(mallOnes).toHaveLength(25);
    const seen: string[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 4; pages++) {
      const page = await succeed(listNotifications, { area, limit: 10, cursor }, { session: mai });
      seen.push(...page.rows.map(({ notification_id }) => notification_id));
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(mallOnes.map(({ notification_id }) => notification_id));
  });

  it('refuse one of another area, and an area without a page', async () => {
    const { call, succeed, playerWith } = provided(0);
    const mai = await playerWith(50_000);
    const { rows } = await succeed(listNotifications, {}, { session: mai });
    const notification_id = rows.find(({ kind }) => kind === 'recharge_settled')?.notification_id ?? '';
    const refused = { code: 404, error: 'notification_not_found' };
    expect(await call(readNotification, { notification_id, area }, { session: mai })).toMatchObject(refused);
    expect(await call(markNotificationsRead, { notification_id, area }, { session: mai })).toMatchObject(refused);
    expect((await succeed(readNotification, { notification_id }, { session: mai })).read_at).toBeNull();
    // An address may say anything.
    const unknown = { area: 'wallet' } as unknown as { area: typeof area };
    expect(await call(listNotifications, unknown, { session: mai })).toMatchObject({ code: 422, field: 'area' });
  });

  it('are marked read on two servers at once, with the others, while more come: none is lost, nothing deadlocks', async () => {
    const mai = await provided(0).playerWith(50_000);
    await tell(mai, 30);
    const ways = [{ area }, {}] as const;
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) =>
        provided(index).succeed(markNotificationsRead, ways[index % 2] ?? {}, { session: mai }),
      ),
      tell(mai, 5, 31),
    ]);
    const { rows } = await provided(0).succeed(listNotifications, { area, limit: 50 }, { session: mai });
    expect(rows).toHaveLength(35);
    expect(await unreadOf(mai, area)).toBe(rows.filter(({ read_at }) => read_at === null).length);
    await provided(1).succeed(markNotificationsRead, { area }, { session: mai });
    expect(await unreadOf(mai, area)).toBe(0);
  });
});
