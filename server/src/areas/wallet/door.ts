/** The wallet's exports for other areas. */
export { lockSpending } from './spending/lockSpending.ts';
export { paymentNumber } from './flow/paymentNumber.ts';
export { withdrawalNotFound } from './withdrawals/messages.ts';
export { moveWithdrawal } from './withdrawals/moveWithdrawal.ts';
export { settleWithdrawal } from './withdrawals/settleWithdrawal.ts';
export { closeTrouble } from './recharge/closeTrouble.ts';
export { creditByHand } from './recharge/creditByHand.ts';
export { statusAt } from './recharge/paymentOutcome.ts';
export { paymentMissing } from './recharge/readPayment.ts';
export { settlePayment } from './recharge/settlePayment.ts';
export { startPayment } from './recharge/startPayment.ts';
