import type { ParsedRequestOf, RefusalOf, Translated } from '@mcy/api/contract';
import type { placeOrder as call } from '@mcy/api/mall/orders/contract';
import { orderPrice } from '@mcy/api/mall/orders/rules';
import {
  mostCashOrders,
  mostUnpaidEnds,
  mostWaitingOrders,
  mostWaitingPieces,
  payMinutes,
} from '@mcy/api/mall/orders/words';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { lockBalances } from '../../../platform/ledger/lockBalances.ts';
import { lockAddresses, ownAddress } from '../../account/door.ts';
import { requireAgreements } from '../../content/door.ts';
import { lockCoupons } from '../../coupons/door.ts';
import { removeFromCart } from '../cart/changeCart.ts';
import { variantNotFound } from '../cart/messages.ts';
import { copyAddress } from './copyAddress.ts';
import * as messages from './messages.ts';
import { joined, lockShelves, requireUnits, takeUnits } from './moveUnits.ts';
import { type OrderedVariant, isMixed, methodOf, pricedLine, selectOrderedVariants } from './orderLines.ts';
import { mayWait, notEndedByShop } from './mayWait.ts';
import { duePayment, takePayment } from './payOrder.ts';
import { readLimits } from './readLimits.ts';
import type { StoredOrder } from './stepOrder.ts';

interface NewOrder {
  user_id: string;
  request: ParsedRequestOf<typeof call>;
  now: Date;
}

type OrderedLine = OrderedVariant & { count: number };

/**
 * Orders versions, in the caller's transaction: units and coupon are taken, and what is due is paid when the balance
 * covers it; otherwise the order waits for its payment. Refuses what its call says.
 */
export async function placeOrder(db: Database, { user_id, request, now }: NewOrder): Promise<StoredOrder> {
  await requireAgreements(db, user_id, now);
  // It locks the player's row: what one buyer may order is counted below.
  const to = ownAddress(await lockAddresses(db, user_id), request.address_id);
  const ids = request.lines.map(({ variant_id }) => variant_id);
  const shelves = await lockShelves(db, ids);
  const lines = await readOrdered(db, request.lines);
  const method = methodOf(lines, request.method);
  requireMethod(lines, method, now);
  if (method === 'cod') await requireFewCash(db, user_id, { lines, now });
  await requireLimits(db, user_id, lines);
  requireUnits(shelves, lines);

  const order_id = uuidv7();
  const priced = lines.map((line) => pricedLine(line, line.count, now));
  const { coupon_id } = request;
  if (coupon_id !== null && method === 'pre_sale') {
    throw refusal('coupon_not_here', messages.preSaleTakesNoCoupon, 'coupon_id');
  }
  const coupons = await lockCoupons(db, coupon_id === null ? [] : [coupon_id]);
  const { goods } = orderPrice(priced, method, null);
  const off =
    coupon_id === null
      ? 0
      : coupons.require({ user_id, coupon_id, purchase: { at: { kind: 'mall' }, list: goods }, now });
  const price = orderPrice(priced, method, off === 0 ? null : { type: 'no_threshold', amount_off: off });
  if (price.total !== request.total) throw refusal('order_price_changed', messages.orderPriceChanged, 'total');
  if (price.due !== request.due) throw refusal('order_price_changed', messages.orderPriceChanged, 'due');

  const [first] = lines;
  const order = await db
    .insertInto('mall_order')
    .values({
      order_id,
      user_id,
      state: 'pending_payment',
      method,
      goods: price.goods,
      shipping: price.shipping,
      coupon: price.coupon,
      coupon_id,
      total: price.total,
      deposit: price.deposit,
      ...copyAddress(to),
      carrier: null,
      tracking_number: null,
      created_at: now,
      changed_at: now,
      pays_from: method === 'pre_sale' ? (first?.pays_from ?? null) : null,
      pays_until: method === 'pre_sale' ? (first?.pays_until ?? null) : null,
      cash_at: null,
      pay_before: payBefore(method === 'pre_sale' ? (first?.pays_until ?? null) : null, now),
      closes_at: null,
      received_at: null,
      back_to: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('mall_order_line')
    .values(
      lines.map((line, index) => ({
        order_id,
        position: index + 1,
        variant_id: line.variant_id,
        product_id: line.product_id,
        name: JSON.stringify(line.name),
        variant_name: JSON.stringify(line.variant_name),
        image: line.photos[0] ?? line.product_photos[0] ?? '',
        price: priced[index]?.price ?? 0,
        count: line.count,
      })),
    )
    .execute();
  await db
    .insertInto('mall_order_event')
    .values({ order_id, event: 'place', actor: 'buyer', actor_id: user_id, note: null, amount: null, happened_at: now })
    .execute();
  touch(db, 'mall/orders', user_id);
  touch(db, 'wallet/unpaid', user_id);
  await takeUnits(db, order_id, now);
  if (coupon_id !== null) coupons.use({ coupon_id, used_for: order_id, saved: off, now });
  await removeFromCart(db, user_id, ids);
  const placed = await payAtOnce(db, order, price.pieces, now);
  coupons.save();
  return placed;
}

/** By when a new order is paid: in 30 minutes, and before the window of its pre-sale ends. */
function payBefore(pays_until: Date | null, now: Date): Date {
  const end = new Date(now.getTime() + payMinutes * 60_000);
  return pays_until !== null && pays_until < end ? pays_until : end;
}

/**
 * Pays a new order when its buyer's balance covers what is due; else it waits. Refuses `too_many_unpaid` where it may not
 * wait: units that nobody paid are kept from others.
 */
async function payAtOnce(db: Database, order: StoredOrder, pieces: number, now: Date): Promise<StoredOrder> {
  const { user_id } = order;
  const balances = await lockBalances(db, [user_id], ['balance']);
  try {
    balances.pay(user_id, [{ currency: 'balance', amount: duePayment(order)?.amount ?? 0 }]);
  } catch (error) {
    if (!(error instanceof Refusal) || error.error !== 'insufficient_balance') throw error;
    // The new one is among those that wait.
    if (pieces <= mostWaitingPieces && (await mayWait(db, user_id, { placed: 1, now }))) return order;
    throw refusal('too_many_unpaid', messages.tooManyUnpaid(mostWaitingOrders, mostWaitingPieces), 'lines');
  }
  return takePayment(db, order, now);
}

async function readOrdered(
  db: Database,
  wanted: readonly { variant_id: string; count: number }[],
): Promise<readonly OrderedLine[]> {
  const variants = await selectOrderedVariants(
    db,
    wanted.map(({ variant_id }) => variant_id),
  ).execute();
  const known = new Map(variants.map((variant) => [variant.variant_id, variant]));
  return wanted.map(({ variant_id, count }) => {
    const variant = known.get(variant_id);
    if (!variant || variant.listed_at === null) throw refusal('variant_not_found', variantNotFound, 'lines');
    return { ...variant, count };
  });
}

function requireMethod(lines: readonly OrderedLine[], method: StoredOrder['method'], now: Date): void {
  if (isMixed(lines)) throw refusal('pre_sale_alone', messages.preSaleAlone, 'lines');
  if (lines.some(({ pays_until }) => pays_until !== null && pays_until <= now)) {
    throw refusal('pre_sale_over', messages.preSaleOver, 'lines');
  }
  const unsupported = lines.filter(({ cod_allowed }) => !cod_allowed);
  if (method === 'cod' && unsupported.length > 0) {
    throw refusal('cod_unsupported', messages.codUnsupported(joined(unsupported)), 'method');
  }
}

/**
 * Refuses `cod_too_many`: a tenth of the price keeps units from others until they are packed, so few orders do, and none
 * while many ended within 24 hours.
 */
async function requireFewCash(
  db: Database,
  user_id: string,
  { lines, now }: { lines: readonly OrderedLine[]; now: Date },
): Promise<void> {
  const { rows } = await sql<{ waiting: number; ended: number }>`
    select
      (select count(*)::integer from mall_order
        where user_id = ${user_id} and stage = 'to_ship' and state = 'paid' and method = 'cod') as waiting,
      (select count(*)::integer from mall_order
        where user_id = ${user_id} and stage = 'cancelled' and method = 'cod'
          and changed_at > ${new Date(now.getTime() - 86_400_000)}
          and ${notEndedByShop}) as ended`.execute(db);
  const [{ waiting, ended } = { waiting: 0, ended: 0 }] = rows;
  const pieces = lines.reduce((sum, { count }) => sum + count, 0);
  if (waiting < mostCashOrders && ended < mostUnpaidEnds && pieces <= mostWaitingPieces) return;
  throw refusal('cod_too_many', messages.codTooMany(mostCashOrders, mostWaitingPieces), 'method');
}

/** Refuses `quantity_maximum` when a buyer would have too many of a product. */
async function requireLimits(db: Database, user_id: string, lines: readonly OrderedLine[]): Promise<void> {
  for (const [, { limit, bought, wanted }] of await readLimits(db, user_id, lines)) {
    if (bought + wanted > limit) throw refusal('quantity_maximum', messages.mostForBuyer(limit, bought), 'lines');
  }
}

function refusal(error: RefusalOf<typeof call>, message: Translated, field: string): Refusal {
  return new Refusal({ error, message, field });
}
