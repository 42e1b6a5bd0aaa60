import type { DemoDay } from '../../../platform/area/DemoDay.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findDemoPeople } from '../../account/door.ts';
import { findGift } from './findGift.ts';
import { giveToys } from './giveToys.ts';
import { listGiftableToys } from './listGiftableToys.ts';
import { settleGift } from './settleGift.ts';

interface DemoGift {
  /** Days before the first start. */
  ago: number;
  from: string;
  to: string;
  toys: number;
  message?: string;
  answer?: 'accept' | 'decline' | 'take_back';
}

/** Gifts to and from the accounts that visitors sign in with; one without an answer waits for it. */
const demoGifts: readonly DemoGift[] = [
  { ago: 9, from: 'demo', to: 'lan', toys: 2, message: 'Tặng Lan hai bé này, nhìn là nhớ tới cậu!', answer: 'accept' },
  { ago: 6, from: 'xiaoyu', to: 'demo', toys: 1, message: '重复的送你，生日快乐！', answer: 'accept' },
  { ago: 5, from: 'demo', to: 'oliver', toys: 1, message: 'For your shelf.', answer: 'decline' },
  { ago: 4, from: 'lan', to: 'demo', toys: 1, answer: 'accept' },
  { ago: 2, from: 'demo', to: 'thaonguyen', toys: 1, answer: 'take_back' },
  { ago: 1, from: 'quang', to: 'demo', toys: 2, message: 'Cảm ơn cậu đã rủ mình chơi MCY. Mở quà đi nào!' },
  { ago: 1, from: 'demo', to: 'lan', toys: 1, message: 'Bé này hợp với kệ của Lan lắm.' },
];

/** Lets the demo's people give toys, and answer. A player without enough toys gives none. */
export async function giveDemoGifts(db: Database, { ago, at }: DemoDay): Promise<void> {
  for (const [place, gift] of demoGifts.filter((given) => given.ago === ago).entries()) {
    const idOf = await findDemoPeople(db);
    const [giver_id, friend_id] = [idOf(gift.from), idOf(gift.to)];
    const { rows } = await listGiftableToys(db, giver_id, { limit: 50 }, 'vn');
    const item_ids = rows.flatMap(({ item_id, may_gift }) => (may_gift ? [item_id] : [])).slice(-gift.toys);
    if (item_ids.length < gift.toys) continue;
    const { invite_code } = await db
      .selectFrom('app_user')
      .select('invite_code')
      .where('user_id', '=', friend_id)
      .executeTakeFirstOrThrow();
    // A gift to a friend has no link, so its secret does not matter.
    const order = { giver_id, item_ids, to: invite_code, message: gift.message, secret: '' };
    const key = await giveToys(db, { ...order, now: at(0.96 + place * 0.01) });
    if (gift.answer === undefined) continue;
    const actor_id = gift.answer === 'take_back' ? giver_id : friend_id;
    const found = await findGift(db, { key, caller_id: actor_id }, true);
    await settleGift(db, found, { action: gift.answer, actor_id, now: at(0.98 + place * 0.01) });
  }
}
