/** The wallet's exports for other areas. */
export { lockSpending } from './spending/lockSpending.ts';
export { paymentNumber } from './flow/paymentNumber.ts';
export { withdrawalNotFound } from './withdrawals/messages.ts';
export { moveWithdrawal } from './withdrawals/moveWithdrawal.ts';
export { settleWithdrawal } from './withdrawals/settleWithdrawal.ts';
