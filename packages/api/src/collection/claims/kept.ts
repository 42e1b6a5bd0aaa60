export { listClaims } from './contract.ts';
