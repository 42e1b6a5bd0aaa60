export { listWithdrawals } from './contract.ts';
