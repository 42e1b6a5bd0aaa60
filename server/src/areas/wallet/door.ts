/** The wallet's exports for other areas. */
export { lockSpending } from './spending/lockSpending.ts';
export { paymentNumber } from './flow/paymentNumber.ts';
export { withdrawalNotFound } from './withdrawals/messages.ts';
export { moveWithdrawal } from './withdrawals/moveWithdrawal.ts';
export { settleWithdrawal } from './withdrawals/settleWithdrawal.ts';
export { closeTrouble } from './recharge/closeTrouble.ts';
export { creditByHand } from './recharge/creditByHand.ts';
export { statusAt } from './recharge/paymentOutcome.ts';
export { nothingArrived } from './recharge/messages.ts';
export { paymentMissing, reversalOf } from './recharge/readPayment.ts';
export { recordPaymentEvent } from './recharge/recordPaymentEvent.ts';
export { notPaid, readOwed, reversePayment } from './recharge/reversePayment.ts';
export { settlePayment } from './recharge/settlePayment.ts';
export { startPayment } from './recharge/startPayment.ts';
