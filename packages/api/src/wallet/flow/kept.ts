export { listFlowKinds, readFlow, readWallet } from './contract.ts';
