export { listDecomposed } from './contract.ts';
