import { listNotifications } from '@mcy/api/account/notices/contract';
import * as contract from '@mcy/api/mall/reviews/contract';
import * as shop from '@mcy/api/operator/reviews/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestOrder } from '../../../testing/createTestOrder.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { plantRights, registerOperator } from '../../../testing/testIdentity.ts';
import type { Owner } from '../../../testing/TestRequests.ts';

describe('reviews, for operators', () => {
  const serverOf = provideTwoServers();
  const provided = () => serverOf(0);
  let lan: Owner;
  let operator: Owner;
  beforeAll(async () => {
    lan = await provided().registerUser('Lan Phương');
    operator = await registerOperator(provided());
  });

  async function written(given: { stars?: number; words?: string } = {}) {
    const server = provided();
    const { order_id } = await createTestOrder({ server, owner: lan, state: 'received' });
    const { lines } = await server.succeed(contract.readOrderReviews, { order_id }, { session: lan });
    const { variant_id = '', product_id = '' } = lines[0] ?? {};
    const review = { order_id, variant_id, stars: 1, words: 'Hàng lỗi.', photos: [], ...given };
    const { review_id } = await server.succeed(contract.submitReview, review, { session: lan });
    return { review_id, product_id, order_id };
  }
  const told = async () =>
    (await provided().succeed(listNotifications, {}, { session: lan, lang: 'en' })).rows.map(({ title, body }) => ({
      title,
      body,
    }));

  it('are hidden for a reason that their writer reads, do not count then, and are shown again', async () => {
    const { call, succeed } = provided();
    const { review_id, product_id, order_id } = await written();
    const hide = { review_id, reason: 'Có số điện thoại của người khác.' };
    const hidden = await succeed(shop.hideReview, hide, { session: operator });
    expect(hidden).toMatchObject({
      hidden: true,
      hidden_reason: hide.reason,
      nickname: 'Lan Phương',
      log: [{ action: 'review_hide', why: hide.reason }],
    });
    expect((await succeed(contract.listReviews, { product_id })).rows).toEqual([]);
    expect(await succeed(contract.readReviews, { product_id })).toMatchObject({ reviews: 0, average: null });
    const own = await succeed(contract.readOrderReviews, { order_id }, { session: lan });
    expect(own.lines[0]?.review).toMatchObject({ hidden_reason: hide.reason, changes_until: null });
    const change = { review_id, stars: 5, words: null, photos: [] };
    expect(await call(contract.changeReview, change, { session: lan })).toMatchObject({ error: 'review_hidden' });
    expect(await call(shop.hideReview, hide, { session: operator })).toMatchObject({ error: 'review_hidden' });
    const answer = { review_id, answered_at: null, answer: 'Shop xin lỗi.' };
    expect(await call(shop.answerReview, answer, { session: operator })).toMatchObject({ error: 'review_hidden' });

    await succeed(shop.showReview, { review_id }, { session: operator });
    expect(await call(shop.showReview, { review_id }, { session: operator })).toMatchObject({
      error: 'review_not_hidden',
    });
    expect(await succeed(contract.readReviews, { product_id })).toMatchObject({ reviews: 1, average: 1 });
    const [shown, before] = await told();
    expect(shown?.title).toMatch(/is visible again$/);
    expect(before).toMatchObject({ body: `Reason: ${hide.reason}` });
  });

  it('are answered for everybody; a new answer replaces only the one that was seen', async () => {
    const { call, succeed } = provided();
    const { review_id, product_id } = await written();
    const first = { review_id, answered_at: null, answer: 'Shop gửi bù cho bạn nhé.' };
    const { answered_at } = await succeed(shop.answerReview, first, { session: operator });
    expect((await succeed(contract.listReviews, { product_id })).rows).toMatchObject([{ answer: first.answer }]);
    expect((await told())[0]).toMatchObject({ body: first.answer });
    expect(await call(shop.answerReview, first, { session: operator })).toMatchObject({
      error: 'review_answered',
      field: 'answer',
    });
    const second = await succeed(
      shop.answerReview,
      { review_id, answered_at, answer: 'Shop đã gửi bù.' },
      { session: operator },
    );
    expect(second.log.map(({ why }) => why)).toEqual(['Shop đã gửi bù.', first.answer]);
  });

  it('answered 10 times at once have one answer, and one notice', async () => {
    const { review_id } = await written();
    const before = (await told()).length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        serverOf(turn).call(
          shop.answerReview,
          { review_id, answered_at: null, answer: `Trả lời ${turn}.` },
          { session: operator },
        ),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await told()).length).toBe(before + 1);
  });

  it('are listed by what needs a look, the newest first', async () => {
    const { succeed } = provided();
    const [good, low, hidden] = [await written({ stars: 5 }), await written({ stars: 2 }), await written()];
    await succeed(shop.hideReview, { review_id: hidden.review_id, reason: 'Quảng cáo.' }, { session: operator });
    const answer = { review_id: good.review_id, answered_at: null, answer: 'Cảm ơn bạn.' };
    await succeed(shop.answerReview, answer, { session: operator });
    const list = async (view: shop.ReviewView) =>
      (await succeed(shop.listShopReviews, { view }, { session: operator })).rows.map(({ review_id }) => review_id);
    const ids = [hidden, low, good].map(({ review_id }) => review_id);
    expect((await list('all')).slice(0, 3)).toEqual(ids);
    expect((await list('low')).slice(0, 2)).toEqual([hidden.review_id, low.review_id]);
    expect(await list('hidden')).toEqual([hidden.review_id]);
    expect((await list('unanswered'))[0]).toBe(low.review_id);
    expect(await list('with_photos')).toEqual([]);
  });

  it('are not handled by their own writer', async () => {
    const server = provided();
    const { review_id } = await written();
    const roles = (given: string[]) =>
      server.db
        .updateTable('app_user')
        .set({ roles: given as ['operator'] })
        .where('user_id', '=', lan.user_id)
        .execute();
    await roles(['operator']);
    await plantRights(server.db, lan.user_id, ['content']);
    const hide = { review_id, reason: 'Ẩn.' };
    expect(await server.call(shop.hideReview, hide, { session: lan })).toMatchObject({ error: 'own_review' });
    expect(await server.succeed(shop.readShopReview, { review_id }, { session: lan })).toMatchObject({ own: true });
    await roles([]);
  });
});
