import { type CouponWorth, couponOff } from '../../wallet/price/rules.ts';
import { shippingOf } from '../cart/rules.ts';
import {
  type OrderAction,
  type OrderActor,
  type OrderMethod,
  type OrderState,
  type OrderStepRow,
  codDeposit,
  orderActions,
  orderSteps,
  refundDays,
} from './words.ts';

/** As much of a line as its price needs. Amounts are coins a piece. */
export interface PricedLine {
  price: number;
  count: number;
  shipping_fee: number;
  /** Null unless it is on pre-sale. */
  deposit: number | null;
}

/**
 * What an order costs, in coins: `goods` − `coupon` + `shipping` = `total` = `due` + `later`. With cash on delivery all of
 * it is paid later, and the deposit returns.
 */
export interface OrderPrice {
  pieces: number;
  goods: number;
  /** What the coupon takes off. */
  coupon: number;
  /** None from three pieces on (spec §9). */
  shipping: number;
  total: number;
  /** The part that is paid first where the rest is paid later; 0 where all is paid at once. */
  deposit: number;
  /** What is paid with the order. */
  due: number;
  /** What is paid to the carrier, or in the window of a pre-sale. */
  later: number;
}

/**
 * The price of an order: the one place that computes it. The screen shows what the server charges, because both ask
 * here. A pre-sale takes no coupon.
 */
export function orderPrice(lines: readonly PricedLine[], method: OrderMethod, worth: CouponWorth | null): OrderPrice {
  const pieces = lines.reduce((sum, { count }) => sum + count, 0);
  const goods = lines.reduce((sum, { price: each, count }) => sum + each * count, 0);
  const shipping = shippingOf(lines);
  const coupon = worth === null || method === 'pre_sale' ? 0 : couponOff(worth, goods);
  const total = goods - coupon + shipping;
  const deposit = depositOf(lines, method, total);
  const due = method === 'balance' ? total : deposit;
  return { pieces, goods, coupon, shipping, total, deposit, due, later: cashOf({ method, total }) || total - due };
}

function depositOf(lines: readonly PricedLine[], method: OrderMethod, total: number): number {
  if (method === 'balance') return 0;
  if (method === 'pre_sale') {
    return Math.min(
      lines.reduce((sum, { deposit, count }) => sum + (deposit ?? 0) * count, 0),
      total,
    );
  }
  const share = Math.ceil((total * codDeposit.percent) / 100 / codDeposit.step) * codDeposit.step;
  return Math.min(Math.max(share, codDeposit.least), total);
}

/** What a reader of an order can do with it now, by the table `orderSteps`. */
export function orderActionsOf(order: SteppedOrder, actor: OrderActor): OrderAction[] {
  return orderActions.filter((action) => orderStateAfter(order, action, actor) !== null);
}

/** What the carrier collects in cash, in đồng: with cash on delivery the whole total, because the deposit returns. */
export function cashOf({ method, total }: { method: OrderMethod; total: number }): number {
  return method === 'cod' ? total : 0;
}

/** As much of an order as the table of its steps needs. */
interface SteppedOrder {
  state: OrderState;
  method: OrderMethod;
  /** The state in which a refund was asked for. */
  back_to?: OrderState | null;
}

/** The state that an action leads to, by the table `orderSteps`; null where it is not allowed. */
export function orderStateAfter(
  { state, method, back_to = null }: SteppedOrder,
  action: OrderAction,
  actor: OrderActor,
): OrderState | null {
  const steps: readonly OrderStepRow[] = orderSteps;
  const step = steps.find(
    (one) =>
      one.from === state && one.action === action && one.actor === actor && (one.methods?.includes(method) ?? true),
  );
  if (!step) return null;
  return step.to === 'back' ? back_to : step.to;
}

/** Until when a refund can be asked for, after a receipt. */
export function refundUntil(received_at: Date): Date {
  return new Date(received_at.getTime() + refundDays * 86_400_000);
}
