import type { Locale } from '@mcy/api/contract';
import { orderPrice } from '@mcy/api/mall/orders/rules';
import type { DemoDay } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { demoAddress, findDemoPeople } from '../../../account/door.ts';
import { pricedLine, selectOrderedVariants } from '../../orders/orderLines.ts';
import { placeOrder } from '../../orders/placeOrder.ts';
import { receiveOrder } from '../../orders/receiveOrder.ts';
import { deliverOrder, packOrder, shipOrder } from '../../orders/shipOrder.ts';
import { addReview } from '../writeReview.ts';
import { demoOpinion } from './demoWords.ts';

/** Who orders and reviews what came, by days before the first start: those who have coins left then. */
const buyers: Readonly<Record<number, readonly (readonly [slug: string, language: Locale])[]>> = {
  20: [
    ['quang', 'vn'],
    ['haidang', 'vn'],
  ],
  18: [
    ['oliver', 'en'],
    ['xiaoyu', 'zh'],
  ],
  16: [
    ['giabao', 'vn'],
    ['thaonguyen', 'vn'],
  ],
  15: [
    ['ngocmai', 'vn'],
    ['sophie', 'en'],
  ],
  12: [
    ['longvu', 'vn'],
    ['tuananh', 'vn'],
  ],
  9: [['xiaoyu', 'zh']],
  8: [
    ['phuongthao', 'vn'],
    ['baochau', 'vn'],
  ],
  7: [['haidang', 'vn']],
  6: [['ngocmai', 'vn']],
  5: [
    ['giabao', 'vn'],
    ['kimngan', 'vn'],
  ],
  4: [['quang', 'vn']],
  3: [['thaonguyen', 'vn']],
  2: [['ductri', 'vn']],
  1: [['oliver', 'en']],
};

/** Versions in one order. */
const pieces = 8;

/** The dearest version that they buy, in coins. */
const dearest = 150_000;

/** Lets the demo's people order in the mall and review what came, by the shop's own actions, in the evening. */
export async function reviewForDemo(db: Database, { ago, at }: DemoDay): Promise<void> {
  const today = buyers[ago] ?? [];
  if (today.length === 0) return;
  const idOf = await findDemoPeople(db);
  for (const [place, [slug, language]] of today.entries()) {
    const begins = 0.93 + place * 0.006;
    await reviewOrder(db, {
      user_id: idOf(slug),
      operator_id: idOf('operator'),
      language,
      turn: ago * 10 + place,
      moment: (step) => at(begins + step * 0.0004),
    });
  }
}

interface ReviewedOrder {
  user_id: string;
  operator_id: string;
  language: Locale;
  /** Chooses goods and words. */
  turn: number;
  moment: (step: number) => Date;
}

async function reviewOrder(
  db: Database,
  { user_id, operator_id, language, turn, moment }: ReviewedOrder,
): Promise<void> {
  const now = moment(0);
  const goods = await chooseGoods(db, turn, now);
  const variants = await selectOrderedVariants(
    db,
    goods.map(({ variant_id }) => variant_id),
  ).execute();
  const priced = variants.map((variant) => pricedLine(variant, 1, now));
  const { total, due } = orderPrice(priced, 'cod', null);
  const address_id = await demoAddress(db, user_id, now);
  const lines = goods.map(({ variant_id }) => ({ variant_id, count: 1 }));
  const request = { lines, address_id, method: 'cod', coupon_id: null, total, due } as const;
  const { order_id, state } = await placeOrder(db, { user_id, request: { ...request, lines }, now });
  if (state !== 'paid') throw new Error(`the demo’s buyer ${turn} does not have ${due} coins`);
  await packOrder(db, { order_id, operator_id, now: moment(1) });
  const shipment = { carrier: 'Giao Hàng Nhanh', tracking_number: `GHN${order_id.slice(-8).toUpperCase()}` };
  await shipOrder(db, { order_id, operator_id, ...shipment, now: moment(2) });
  await deliverOrder(db, { order_id, operator_id, now: moment(3) });
  await receiveOrder(db, { order_id, by: { actor: 'buyer', actor_id: user_id }, now: moment(4) });
  for (const [place, { variant_id, category, photos }] of goods.entries()) {
    const opinion = demoOpinion(category, language, turn * 3 + place * 5);
    // Every fourth shows what came.
    const shown = (turn + place) % 4 === 0 ? photos.slice(0, 1 + (turn % 3)) : [];
    const written = { order_id, variant_id, ...opinion };
    const { review_id } = await addReview(db, { user_id, written, photos: shown.length, now: moment(5 + place) });
    for (const [index, url] of shown.entries()) {
      await db
        .insertInto('review_photo')
        .values({ review_id, position: index + 1, file_id: null, url })
        .execute();
    }
  }
}

/** Versions that can be paid in cash and are in stock, each of another product; the first of the shop more often. */
async function chooseGoods(db: Database, turn: number, now: Date) {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.product_id', 'variant.product_id')
    .innerJoin('shelf', 'shelf.variant_id', 'variant.variant_id')
    .select(['variant.variant_id', 'product.product_id', 'product.category', 'product.photos'])
    .distinctOn('product.position')
    .where('product.listed_at', '<=', now)
    .where('product.deposit', 'is', null)
    .where('product.limit_per_buyer', 'is', null)
    .where('product.cod_allowed', '=', true)
    .where('variant.price', '<=', dearest)
    .where('shelf.on_hand', '>', 4)
    .orderBy('product.position')
    .orderBy('variant.position')
    .execute();
  const chosen = new Map<string, (typeof rows)[number]>();
  for (let step = 0; chosen.size < Math.min(pieces, rows.length); step++) {
    const share = ((turn * 29 + step * 37) % 97) / 97;
    const row = rows[Math.floor(rows.length * share * share)];
    if (row !== undefined) chosen.set(row.variant_id, row);
  }
  return [...chosen.values()];
}
