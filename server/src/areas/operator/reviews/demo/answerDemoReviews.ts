import type { DemoDay } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { findDemoPeople } from '../../../account/door.ts';
import { answerReview, hideReview } from '../../../mall/door.ts';
import { logAction } from '../../identity/logAction.ts';

const sorry = 'Shop xin lỗi bạn nhiều. Bạn mở đơn hàng, gửi yêu cầu hoàn tiền kèm ảnh, shop xử lý trong ngày nhé.';
const thanks = 'Shop cảm ơn bạn đã tin tưởng. Hẹn gặp lại bạn ở bộ sưu tập mới nhé!';
const advert = 'Đánh giá có nội dung rao bán hàng ngoài shop.';

/** The last part of a day, after its reviews. */
const [hides, answers] = [0.985, 0.986];

/** Lets the demo's operator answer the day's low reviews and some of the others, and hide an advertisement. */
export async function answerDemoReviews(db: Database, { at }: DemoDay): Promise<void> {
  const reviews = await db
    .selectFrom('review')
    .select(['review_id', 'stars', 'words'])
    .where('created_at', '>=', at(0))
    .where('created_at', '<', at(hides))
    .where('words', 'is not', null)
    .orderBy('review_id')
    .execute();
  if (reviews.length === 0) return;
  const operator_id = (await findDemoPeople(db))('operator');
  for (const [place, { review_id, stars, words }] of reviews.entries()) {
    if (words?.includes('Zalo') === true) {
      const now = at(hides);
      await hideReview(db, { review_id, operator_id, reason: advert, now });
      await logAction(db, { operator_id, action: 'review_hide', subject_id: review_id, detail: { why: advert } }, now);
    } else if (stars < 3 || place % 7 === 0) {
      const [answer, now] = [stars < 4 ? sorry : thanks, at(answers + place * 0.0002)];
      await answerReview(db, { review_id, operator_id, answer, answered_at: null, now });
      await logAction(
        db,
        { operator_id, action: 'review_answer', subject_id: review_id, detail: { why: answer } },
        now,
      );
    }
  }
}
