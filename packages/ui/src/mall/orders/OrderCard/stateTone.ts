import type { Tone } from '../../../primitives/index.ts';
import type { OrderState } from '../Order.ts';

/** How urgent each state of an order is for its buyer. */
export const stateTone: Record<OrderState, Tone> = {
  pending_payment: 'caution',
  deposit_paid: 'caution',
  paid: 'accent',
  ready_for_delivery: 'accent',
  shipped: 'accent',
  waiting_to_receive: 'accent',
  received: 'positive',
  cancelled: 'neutral',
  refund_requested: 'critical',
  refunded: 'neutral',
};
