/** Status of a mall order (spec §4); `deposit_paid` is a pre-sale with a final payment due. */
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

/** One product in an order. Amounts are in coins. */
export interface OrderLine {
  line_id: string;
  name: string;
  /** Color, size or edition; null when there is only one. */
  variant: string | null;
  image: string;
  /** Unit price. */
  price: number;
  quantity: number;
}

/** A mall order in a list (spec §3). Amounts are in coins. */
export interface Order {
  order_id: string;
  /** Readable number, for customer service. */
  number: string;
  state: OrderState;
  /** ISO 8601, UTC. */
  created_at: string;
  lines: readonly OrderLine[];
  shipping_fee: number;
  /** The coupon's discount. */
  discount: number;
  total: number;
  /** Deposit of a pre-sale or a cash-on-delivery order; 0 otherwise. */
  deposit: number;
  /** Amount still due for a pre-sale or cash on delivery; 0 otherwise. */
  final_payment: number;
  /** Deadline of the next payment, ISO 8601; null when none is due. */
  pay_before: string | null;
  logistics_platform: string | null;
  tracking_number: string | null;
  refund_amount: number | null;
  refund_reason: string | null;
}
