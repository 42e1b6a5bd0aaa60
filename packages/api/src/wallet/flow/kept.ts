export { listFlowKinds, listMonths, readFlow, readWallet } from './contract.ts';
