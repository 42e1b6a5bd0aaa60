/** How far a mall order has come (spec §4); `deposit_paid` is a pre-sale that still owes its final payment. */
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

/** Goods of one kind in an order. Amounts are coins. */
export interface OrderLine {
  line_id: string;
  name: string;
  /** Colour, size or edition; null where there is but one. */
  variant: string | null;
  image: string;
  /** Of one piece. */
  price: number;
  quantity: number;
}

/** A mall order as it stands in a list (spec §3). Amounts are coins. */
export interface Order {
  order_id: string;
  /** As people read it, for customer service. */
  number: string;
  state: OrderState;
  /** ISO 8601, UTC. */
  created_at: string;
  lines: readonly OrderLine[];
  shipping_fee: number;
  /** What the coupon took off. */
  discount: number;
  total: number;
  /** Paid beforehand: of a pre-sale, or for cash on delivery; 0 otherwise. */
  deposit: number;
  /** What a pre-sale or a cash on delivery still costs; 0 otherwise. */
  final_payment: number;
  /** Until when the next payment must be made, ISO 8601; null when none is owed. */
  pay_before: string | null;
  logistics_platform: string | null;
  tracking_number: string | null;
  refund_amount: number | null;
  refund_reason: string | null;
}
