import type { OrderState } from '@mcy/api/mall/orders/words';
import type { Tone } from '../../../primitives/index.ts';

/** Urgency of each order state for the buyer. */
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
