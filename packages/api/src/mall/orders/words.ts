/** How far a mall order has come (spec §4). `deposit_paid` is a pre-sale whose final payment is due. */
export const orderStates = [
  'pending_payment',
  'deposit_paid',
  'paid',
  'ready_for_delivery',
  'shipped',
  'waiting_to_receive',
  'received',
  'cancelled',
  'refund_requested',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

/** How an order is paid: at once, a deposit and the rest to the carrier, or a deposit and the rest in a window. */
export const orderMethods = ['balance', 'cod', 'pre_sale'] as const;
export type OrderMethod = (typeof orderMethods)[number];

/** What a shopper can choose: a pre-sale follows from the product. */
export const chosenMethods = ['balance', 'cod'] as const;
export type ChosenMethod = (typeof chosenMethods)[number];

/** How a player filters their orders. */
export const orderStages = ['all', 'to_pay', 'to_ship', 'to_receive', 'received', 'refund', 'cancelled'] as const;
export type OrderStage = (typeof orderStages)[number];

/** Who may act on an order. The shop acts by itself, when a time has come. */
export const orderActors = ['buyer', 'operator', 'shop'] as const;
export type OrderActor = (typeof orderActors)[number];

/** A row of `orderSteps`. */
export interface OrderStepRow {
  action: string;
  actor: OrderActor;
  from: OrderState;
  to: OrderState | 'back';
  /** The only ones it is for; all, when it names none. */
  methods?: readonly OrderMethod[];
}

const prepaid = ['balance', 'pre_sale'] as const;

/**
 * What can happen to an order: the one table of it. Whatever is not in it is refused. `back` is the state in which a
 * refund was asked for. Cash on delivery can be received or refunded only once the carrier has collected it, which
 * `deliver` notes.
 */
export const orderSteps = [
  { action: 'pay', actor: 'buyer', from: 'pending_payment', to: 'paid' },
  { action: 'pay_deposit', actor: 'buyer', from: 'pending_payment', to: 'deposit_paid', methods: ['pre_sale'] },
  { action: 'pay_final', actor: 'buyer', from: 'deposit_paid', to: 'paid' },
  { action: 'change_address', actor: 'buyer', from: 'pending_payment', to: 'pending_payment' },
  { action: 'change_address', actor: 'buyer', from: 'deposit_paid', to: 'deposit_paid' },
  { action: 'change_address', actor: 'buyer', from: 'paid', to: 'paid' },
  { action: 'cancel', actor: 'buyer', from: 'pending_payment', to: 'cancelled' },
  { action: 'cancel', actor: 'buyer', from: 'deposit_paid', to: 'cancelled' },
  { action: 'cancel', actor: 'buyer', from: 'paid', to: 'cancelled' },
  { action: 'cancel', actor: 'operator', from: 'pending_payment', to: 'cancelled' },
  { action: 'cancel', actor: 'operator', from: 'deposit_paid', to: 'cancelled' },
  { action: 'cancel', actor: 'operator', from: 'paid', to: 'cancelled' },
  { action: 'cancel', actor: 'operator', from: 'ready_for_delivery', to: 'cancelled' },
  { action: 'expire', actor: 'shop', from: 'pending_payment', to: 'cancelled' },
  { action: 'expire', actor: 'shop', from: 'deposit_paid', to: 'cancelled' },
  { action: 'pack', actor: 'operator', from: 'paid', to: 'ready_for_delivery' },
  { action: 'ship', actor: 'operator', from: 'ready_for_delivery', to: 'shipped' },
  { action: 'deliver', actor: 'operator', from: 'shipped', to: 'waiting_to_receive' },
  { action: 'come_back', actor: 'operator', from: 'shipped', to: 'cancelled' },
  { action: 'come_back', actor: 'operator', from: 'waiting_to_receive', to: 'cancelled' },
  { action: 'receive', actor: 'buyer', from: 'shipped', to: 'received', methods: prepaid },
  { action: 'receive', actor: 'buyer', from: 'waiting_to_receive', to: 'received' },
  { action: 'receive', actor: 'shop', from: 'shipped', to: 'received', methods: prepaid },
  { action: 'receive', actor: 'shop', from: 'waiting_to_receive', to: 'received' },
  { action: 'request_refund', actor: 'buyer', from: 'ready_for_delivery', to: 'refund_requested', methods: prepaid },
  { action: 'request_refund', actor: 'buyer', from: 'shipped', to: 'refund_requested', methods: prepaid },
  { action: 'request_refund', actor: 'buyer', from: 'waiting_to_receive', to: 'refund_requested' },
  { action: 'request_refund', actor: 'buyer', from: 'received', to: 'refund_requested' },
  { action: 'withdraw_refund', actor: 'buyer', from: 'refund_requested', to: 'back' },
  { action: 'refuse_refund', actor: 'operator', from: 'refund_requested', to: 'back' },
  { action: 'refund_part', actor: 'operator', from: 'refund_requested', to: 'back' },
  { action: 'refund', actor: 'operator', from: 'refund_requested', to: 'refunded' },
] as const satisfies readonly OrderStepRow[];

export type OrderAction = (typeof orderSteps)[number]['action'];

/** All that can happen to an order. */
export const orderActions = [
  'pay',
  'pay_deposit',
  'pay_final',
  'change_address',
  'cancel',
  'expire',
  'pack',
  'ship',
  'deliver',
  'come_back',
  'receive',
  'request_refund',
  'withdraw_refund',
  'refuse_refund',
  'refund_part',
  'refund',
] as const satisfies readonly OrderAction[];

/** What an order's timeline tells: that it was placed, and each action. */
export const orderEvents = ['place', ...orderActions] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** How far a refund has come. All but the first are final. */
export const refundStates = ['requested', 'approved', 'refused', 'withdrawn'] as const;
export type RefundState = (typeof refundStates)[number];

/** Minutes to pay an order (ours). */
export const payMinutes = 30;

/** The most orders of a buyer that wait for their first payment at once, and the most pieces of such an order (ours). */
export const mostWaitingOrders = 3;
export const mostWaitingPieces = 20;

/** The most cash-on-delivery orders of a buyer that wait to be packed, each of at most `mostWaitingPieces` (ours). */
export const mostCashOrders = 3;

/** How many unpaid orders a buyer can let end within 24 hours; after that, an order is paid when it is placed (ours). */
export const mostUnpaidEnds = 5;

/** Photos of a refund request (ours). */
export const mostRefundPhotos = 6;

/** Refunds that a buyer can ask for on one order (ours). */
export const mostRefunds = 5;

/** Working days after shipping on which an order counts as received by itself (spec §9). */
export const orderReceivedAfter = 15;

/** Days after its receipt in which a refund can be asked for: as long as the return policy covers defects (ours). */
export const refundDays = 30;

/** The most lines of an order: a whole cart. */
export const mostOrderLines = 50;

/** A deposit of cash on delivery (ours): a share of the total in percent, in whole thousands, and at least so much. */
export const codDeposit = { percent: 10, step: 1000, least: 10_000 } as const;
