import type { OrderState } from '../Order.ts';

/** Actions of a buyer on an order. */
export const orderActions = [
  'cancel',
  'withdraw_refund',
  'request_refund',
  'track',
  'review',
  'buy_again',
  'confirm_receipt',
  'pay_final',
  'pay',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** Returns the actions available in an order's state, the next step last. */
export const actionsOf: Record<OrderState, readonly OrderAction[]> = {
  pending_payment: ['cancel', 'pay'],
  deposit_paid: ['cancel', 'pay_final'],
  paid: ['request_refund'],
  ready_for_delivery: ['request_refund'],
  shipped: ['request_refund', 'track'],
  waiting_to_receive: ['request_refund', 'track', 'confirm_receipt'],
  received: ['buy_again', 'review'],
  cancelled: ['buy_again'],
  refund_requested: ['withdraw_refund'],
  refunded: ['buy_again'],
};
