import { randomUUID } from 'node:crypto';
import { addAddress } from '@mcy/api/account/addresses/contract';
import { readProduct } from '@mcy/api/mall/catalogue/contract';
import { requestRefund } from '@mcy/api/mall/orders/contract';
import * as contract from '@mcy/api/mall/reviews/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { receiveOrder } from '../orders/receiveOrder.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { packOrder, shipOrder } from '../orders/shipOrder.ts';
import { createTestProduct } from '../../../testing/createTestProduct.ts';
import { testAddress } from '../../../testing/testAddress.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { createTestOrder } from '../../../testing/createTestOrder.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { uploadPicture } from '../../../testing/uploadPicture.ts';
import { changeReview } from './writeReview.ts';

const day = 86_400_000;

describe('reviews', () => {
  const serverOf = provideTwoServers();
  const provided = () => serverOf(0);
  let lan: Owner;
  let minh: Owner;
  beforeAll(async () => {
    [lan, minh] = [await provided().registerUser('Lan Phương'), await provided().registerUser('Minh Anh')];
  });

  /** A line of an order that was received. */
  async function received(owner = lan) {
    const server = provided();
    const { order_id } = await createTestOrder({ server, owner, state: 'received' });
    const { variant_id, product_id } = await server.db
      .selectFrom('mall_order_line')
      .select(['variant_id', 'product_id'])
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    return { order_id, variant_id, product_id };
  }
  /** Lines of one order that was received, each of another version of a new product. */
  async function receivedVersions(count: number) {
    const server = provided();
    const { db } = server;
    const { product_id } = await createTestProduct(db);
    const [variant] = await db.selectFrom('variant').selectAll().where('product_id', '=', product_id).execute();
    if (!variant) throw new Error('the product has no version');
    const others = Array.from({ length: count - 1 }, () => randomUUID());
    for (const [place, variant_id] of others.entries()) {
      const [name, photos] = [JSON.stringify(variant.name), JSON.stringify(variant.photos)];
      await db
        .insertInto('variant')
        .values({ ...variant, variant_id, name, photos, position: place + 1 })
        .execute();
      const units = { variant_id, kind: 'begin', on_hand: 9, moved_at: new Date() } as const;
      await db.insertInto('shelf_movement').values(units).execute();
    }
    const bought = [variant.variant_id, ...others];
    await server.recharge(lan, 1_000_000);
    const { address_id } = await server.succeed(addAddress, testAddress(), { session: lan });
    const [user_id, { user_id: operator_id }] = [lan.user_id, await registerOperator(server)];
    const total = 100_000 * count;
    const lines = bought.map((variant_id) => ({ variant_id, count: 1 }));
    const request = { lines, address_id, method: 'balance', coupon_id: null, total, due: total } as const;
    return inTransaction(db, async (one) => {
      const now = new Date();
      const { order_id } = await placeOrder(one, { user_id, request: { ...request, lines }, now });
      await packOrder(one, { order_id, operator_id, now });
      await shipOrder(one, { order_id, operator_id, carrier: 'GHN', tracking_number: 'GHN-123456', now });
      await receiveOrder(one, { order_id, by: { actor: 'buyer', actor_id: user_id }, now });
      return { product_id, lines: bought.map((variant_id) => ({ order_id, variant_id })) };
    });
  }
  const photo = (owner = lan) => uploadPicture(provided(), owner, contract.reviewUpload);
  const submit = (
    { order_id, variant_id }: { order_id: string; variant_id: string },
    given: { stars?: number; words?: string | null; photos?: string[] } = {},
    session = lan,
  ) =>
    provided().call(
      contract.submitReview,
      { order_id, variant_id, stars: 5, words: null, photos: [], ...given },
      { session },
    );
  const summaryOf = (product_id: string) => provided().succeed(contract.readReviews, { product_id });
  const fileState = async (file_id: string) =>
    (await provided().db.selectFrom('file').select('state').where('file_id', '=', file_id).executeTakeFirstOrThrow())
      .state;

  it('are read by everybody, with a masked name, and count for their product', async () => {
    const { succeed } = provided();
    const line = await received();
    const file = await photo();
    const words = 'Đóng gói kỹ, màu đẹp như hình.';
    expect(await submit(line, { stars: 4, words, photos: [file] })).toMatchObject({ ok: true });
    const { rows } = await succeed(contract.listReviews, { product_id: line.product_id });
    expect(rows).toMatchObject([{ stars: 4, words, player: 'L***g', answer: null }]);
    const picture = await fetch(new URL(rows[0]?.photos[0] ?? '', provided().url));
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const summary = await summaryOf(line.product_id);
    expect(summary).toMatchObject({ reviews: 1, average: 4, with_photos: 1, newest: rows });
    expect(summary.by_stars.map(({ count }) => count)).toEqual([0, 1, 0, 0, 0]);
    expect(await succeed(readProduct, { product_id: line.product_id })).toMatchObject({ stars: 4, reviews: 1 });
  });

  it('are of the caller’s own received order, one for each line', async () => {
    const line = await received();
    expect(await submit({ ...line, order_id: randomUUID() })).toMatchObject({ code: 404, error: 'order_not_found' });
    expect(await submit(line, {}, minh)).toMatchObject({ code: 404, error: 'order_not_found' });
    expect(await submit({ ...line, variant_id: randomUUID() })).toMatchObject({ code: 404, error: 'line_not_found' });
    expect(await submit(line, { photos: [await photo(minh)] })).toMatchObject({
      error: 'file_not_found',
      field: 'photos',
    });
    expect(await submit(line)).toMatchObject({ ok: true });
    expect(await submit(line)).toMatchObject({ code: 422, error: 'already_reviewed' });
    const { order_id } = line;
    expect(await provided().call(contract.readOrderReviews, { order_id }, { session: minh })).toMatchObject({
      error: 'order_not_found',
    });
  });

  it.each(['paid', 'shipped', 'refund_requested', 'refunded'] as const)(
    'are refused of an order that is %s',
    async (state) => {
      const server = provided();
      const { order_id } = await createTestOrder({ server, owner: lan, state });
      const { lines, reviewable } = await server.succeed(contract.readOrderReviews, { order_id }, { session: lan });
      expect(reviewable).toBe(false);
      expect(await submit({ order_id, variant_id: lines[0]?.variant_id ?? '' })).toMatchObject({
        code: 422,
        error: 'order_not_received',
      });
    },
  );

  it('have stars at least, at most 1000 characters and six photos; blank words are none', async () => {
    const line = await received();
    expect(await submit(line, { stars: 0 })).toMatchObject({ ok: false, field: 'stars' });
    expect(await submit(line, { stars: 6 })).toMatchObject({ ok: false, field: 'stars' });
    expect(await submit(line, { words: 'a'.repeat(1001) })).toMatchObject({ error: 'too_long', field: 'words' });
    const seven = Array.from({ length: 7 }, () => randomUUID());
    expect(await submit(line, { photos: seven })).toMatchObject({ ok: false, field: 'photos' });
    const twice = randomUUID();
    expect(await submit(line, { photos: [twice, twice] })).toMatchObject({ ok: false, field: 'photos' });
    const { product_id } = line;
    expect((await summaryOf(product_id)).reviews).toBe(0);
    expect(await submit(line, { words: ' \u200B\n ' })).toMatchObject({ ok: true, data: { words: null } });
    const other = await received();
    // Each emoji is one character, though two of UTF-16.
    expect(await submit(other, { words: '🐉'.repeat(1000) })).toMatchObject({ ok: true });
  });

  it('are changed for 7 days by their writer, and let go of the photos they no longer have', async () => {
    const { call, succeed, db } = provided();
    const line = await received();
    const [kept, dropped, added] = [await photo(), await photo(), await photo()];
    const { review_id } = await succeed(
      contract.submitReview,
      { order_id: line.order_id, variant_id: line.variant_id, stars: 2, words: 'Móp hộp.', photos: [dropped, kept] },
      { session: lan },
    );
    const change = { review_id, stars: 5, words: 'Shop đổi hộp mới rồi.', photos: [kept, added] };
    expect(await call(contract.changeReview, change, { session: minh })).toMatchObject({ error: 'review_not_found' });
    const changed = await succeed(contract.changeReview, change, { session: lan });
    expect(changed.photos.map(({ file_id }) => file_id)).toEqual([kept, added]);
    expect(await Promise.all([kept, dropped, added].map(fileState))).toEqual(['attached', 'loose', 'attached']);
    expect(await summaryOf(line.product_id)).toMatchObject({ reviews: 1, average: 5 });
    // A photo belongs to one review.
    expect(await submit(await received(), { photos: [kept] })).toMatchObject({ error: 'file_not_found' });
    const at = (now: Date) =>
      inTransaction(db, (one) => changeReview(one, { user_id: lan.user_id, request: { ...change, photos: [] }, now }));
    await expect(at(new Date(Date.now() + 7 * day + 60_000))).rejects.toMatchObject({ error: 'review_too_late' });
    await at(new Date(Date.now() + 7 * day - 60_000));
    expect(await summaryOf(line.product_id)).toMatchObject({ with_photos: 0 });
  });

  it('are filtered by stars and photos, the newest first, page by page, and are never deleted', async () => {
    const { db, succeed } = provided();
    const { product_id, lines } = await receivedVersions(4);
    const ids: string[] = [];
    for (const [place, stars] of [5, 3, 5, 1].entries()) {
      const photos = place % 2 === 1 ? [await photo()] : [];
      const { order_id = '', variant_id = '' } = lines[place] ?? {};
      const review = { order_id, variant_id, stars, words: null, photos };
      ids.unshift((await succeed(contract.submitReview, review, { session: lan })).review_id);
    }
    const list = async (given: object) =>
      (await succeed(contract.listReviews, { product_id, ...given })).rows.map(({ review_id }) => review_id);
    const [fourth = '', third = '', second = '', first = ''] = ids;
    expect(await list({})).toEqual(ids);
    expect(await list({ stars: 5 })).toEqual([third, first]);
    expect(await list({ with_photos: '1' })).toEqual([fourth, second]);
    expect(await list({ with_photos: '1', stars: 3 })).toEqual([second]);
    const page = await succeed(contract.listReviews, { product_id, limit: 3 });
    expect(await list({ cursor: page.next_cursor ?? '' })).toEqual([first]);
    const { average, newest } = await summaryOf(product_id);
    expect(average).toBe(3.5);
    expect(newest.map(({ review_id }) => review_id)).toEqual([fourth, third, second]);
    await expect(db.deleteFrom('review').where('review_id', '=', first).execute()).rejects.toThrow(/never deleted/);
  });

  it('of one line written 10 times at once are one', async () => {
    const line = await received();
    const request = { order_id: line.order_id, variant_id: line.variant_id, stars: 5, words: null };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        serverOf(turn).call(contract.submitReview, { ...request, photos: [] }, { session: lan }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.error).toBe('already_reviewed');
    expect((await summaryOf(line.product_id)).reviews).toBe(1);
  });

  it('and a request for a refund at once leave the order reviewed or in its refund, and the counts right', async () => {
    for (let round = 0; round < 5; round++) {
      const line = await received();
      const refund = { order_id: line.order_id, amount: 1000, reason: 'Hộp bị móp.', photos: [] };
      const [review, asked] = await Promise.all([
        submit(line, { stars: 1 }),
        serverOf(1).call(requestRefund, refund, { session: lan }),
      ]);
      expect(asked.ok).toBe(true);
      if (!review.ok) expect(review.error).toBe('order_not_received');
      expect((await summaryOf(line.product_id)).reviews).toBe(review.ok ? 1 : 0);
    }
  });
});
